import { bundlesOf, flavorsOf, productByType } from '#domain/catalogue.ts';
import { COLOURS, type ColourId } from '#domain/colours.ts';
import { type CustomLook, customLooks, modelOf } from '#domain/custom-looks.ts';
import { PLASTIC, POWDER_COAT, type Slot, stockColours } from '#domain/finishes.ts';
import { type Bundle, STOCK_TYPES, type StockType } from '#domain/pickup-types.ts';
import {
  CONFIGURATOR_LOOKS,
  type ConfiguratorName,
  cardPicture,
  configuratorPicture,
  customPicture,
  flavorPicture,
  inkPicture,
  type Picture,
  standingPicture,
  stockPicture,
  subjectOf,
  VIEWS,
} from '#domain/pictures.ts';
import {
  CUSTOM_CAMERA,
  FLAVOR_CAMERAS,
  INK_CAMERA,
  SET_CAMERAS,
  SINGLE_CAMERAS,
  STANDING_CAMERA,
} from './cameras.ts';
import type { Camera, Colouring, Scene } from './scene.ts';

/** Models of a product by the place they are built for. */
const STOCK_MODELS: Record<StockType, Partial<Record<Bundle, string>> & { readonly any: string }> = {
  HUMBUCKER: { any: 'humbucker' },
  HUMBUCKER_P90: { any: 'humbucker-p90' },
  TELECASTER: { any: 'telecaster-bridge', NECK: 'telecaster-neck' },
  STRATOCASTER: { any: 'stratocaster-bridge', NECK: 'stratocaster-neck', MIDDLE: 'stratocaster-middle' },
  P90_DOGEAR: { any: 'p90-dogear' },
  P90_SOAPBAR: { any: 'p90-soapbar' },
  JAZZ_BASS: { any: 'jazz-bass-bridge', NECK: 'jazz-bass-neck' },
  PRECISION_BASS: { any: 'precision-bass' },
};

/** Room between the pickups of a set, mm. */
const GAP = 13;

/** Every scene, what the shop needs first at the head. */
export function allScenes(): Scene[] {
  const stock = STOCK_TYPES.flatMap(stockScenes);
  return [...stock, ...configuratorScenes(), ...customScenes()].sort((a, b) => urgency(a) - urgency(b));
}

/** Tiles and first pictures of product pages, then sets, ink, configurators, the rest. */
function urgency({ family, id }: Scene): number {
  const order = ['-single-hero', '-set-hero', '-ink', '-hero', '-single-top', '-set-top', '-top', '-detail'];
  if (family === 'flavor') return order.length;
  if (family === 'custom') return order.length + 1;
  // Products that tell their pickups apart are shown by the bridge's.
  const plain = id
    .replace(/-bridge-(hero|top|detail)$/, '-single-$1')
    .replace('precision-bass-set', 'p-single');
  return order.findIndex((end) => plain.endsWith(end));
}

function stockScenes(type: StockType): Scene[] {
  const product = productByType(type);
  const { colours, slug } = product;
  const painted = Object.keys(stockColours(type, 'black')) as Slot[];
  const models = STOCK_MODELS[type];
  const modelFor = (bundle: Bundle) => models[bundle] ?? models.any;
  const colourings = (pictures: (colour: ColourId) => Omit<Colouring, 'colours'>) =>
    colours.map((colour): Colouring => {
      const paint = stockColours(type, colour);
      return { ...pictures(colour), colours: painted.map((slot) => paint[slot] as string) };
    }) as [Colouring, ...Colouring[]];
  const base = {
    groups: painted.map((slot) => [slot]),
    // The cover of a stock pickup is moulded, not stamped.
    finishes: painted.includes('cover') ? { cover: { colour: '#000000', ...PLASTIC } } : {},
  };

  const bundles = bundlesOf(product);
  const singles = bundles.filter((bundle) => bundle !== 'SET');
  const inSet = bundles.length === 1 ? [models.any] : singles.map(modelFor);
  const subjects = new Map(bundles.map((bundle) => [subjectOf(type, bundle), bundle]));
  const onPaper = [...subjects].flatMap(([subject, bundle]) =>
    VIEWS.map((view): Scene => {
      const several = bundle === 'SET' && inSet.length > 1;
      return {
        ...base,
        id: `${slug}-${subject}-${view}`,
        family: 'shop',
        ground: 'paper',
        camera: (several ? SET_CAMERAS : SINGLE_CAMERAS)[view],
        models: several ? inSet : [modelFor(bundle)],
        gap: GAP,
        stagger: several && view === 'hero' ? 8 : 0,
        colourings: colourings((colour) => ({ picture: stockPicture(product, bundle, colour, view) })),
      };
    }),
  );
  const flavors = flavorsOf(product).map(
    (flavor): Scene => ({
      ...base,
      id: `${slug}-flavor-${flavor.toLowerCase()}`,
      family: 'flavor',
      ground: 'paper',
      camera: FLAVOR_CAMERAS[flavor],
      models: [models.any],
      colourings: colourings((colour) => ({ picture: flavorPicture(product, flavor, colour) })),
    }),
  );
  const ink: Scene = {
    ...base,
    id: `${slug}-ink`,
    family: 'ink',
    ground: 'ink',
    camera: INK_CAMERA,
    models: [models.any],
    colourings: colourings((colour) => ({
      picture: inkPicture(product, colour),
      also: colour === colours[0] ? [cardPicture(product)] : [],
    })),
  };
  return [...onPaper, ...flavors, ink];
}

const BASE_SLOTS = ['bobbin-top', 'bobbin-bottom', 'bobbin'] as const;

function customScenes(): Scene[] {
  const byModel = Map.groupBy(customLooks(), modelOf);
  return [...byModel].map(([model, looks]): Scene => {
    const [first] = looks as [CustomLook];
    return {
      id: `custom-${model}`,
      family: 'custom',
      ground: 'paper',
      camera: CUSTOM_CAMERA,
      models: [model],
      finishes: coverFinish(first),
      groups: groupsOf(first),
      colourings: looks.map(
        (look): Colouring => ({
          picture: customPicture(look),
          colours: hexOf(look),
        }),
      ) as [Colouring, ...Colouring[]],
    };
  });
}

/** One build on ink for each configurator, and the first of them once more, standing. */
function configuratorScenes(): Scene[] {
  const scene = (id: string, look: CustomLook, picture: Picture, camera: Camera): Scene => ({
    id,
    family: picture.family,
    ground: 'ink',
    camera,
    models: [modelOf(look)],
    finishes: coverFinish(look),
    groups: groupsOf(look),
    colourings: [{ picture, colours: hexOf(look) }],
  });
  return [
    ...Object.entries(CONFIGURATOR_LOOKS).map(([name, look]) =>
      scene(`configurator-${name}-ink`, look, configuratorPicture(name as ConfiguratorName), INK_CAMERA),
    ),
    scene('configurator-standing-ink', CONFIGURATOR_LOOKS.humbucker, standingPicture(), STANDING_CAMERA),
  ];
}

/** Classic P90s have covers of plastic, open covers are of brass and powder-coated, closed ones bare metal. */
function coverFinish(look: CustomLook): Scene['finishes'] {
  if (!('colour' in look)) return {};
  return { cover: { colour: '#000000', ...(look.cover === 'own' ? PLASTIC : POWDER_COAT) } };
}

function groupsOf(look: CustomLook): readonly (readonly Slot[])[] {
  if (look.cover === 'none') return [['bobbin-top'], ['bobbin-bottom']];
  const cover: readonly Slot[][] = 'colour' in look ? [['cover']] : [];
  return 'base' in look ? [...cover, BASE_SLOTS] : cover;
}

function hexOf(look: CustomLook): string[] {
  if (look.cover === 'none') {
    const hex: readonly string[] = COLOURS[look.base].hex;
    return [hex[0] as string, (hex[1] ?? hex[0]) as string];
  }
  const cover = 'colour' in look ? [COLOURS[look.colour].hex[0]] : [];
  return 'base' in look ? [...cover, COLOURS[look.base].hex[0]] : cover;
}
