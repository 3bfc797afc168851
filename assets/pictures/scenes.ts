import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { bundlesOf, cardBundle, flavorsOf } from '#domain/products/catalogue.ts';
import type { ColourId } from '#domain/products/colours.ts';
import { BASE_COLOURS, type CustomLook, customLooks, modelOf } from '#domain/products/custom-looks.ts';
import { paintedGroups } from '#domain/products/custom-paint.ts';
import { type Finish, PLASTIC, type Slot } from '#domain/products/finishes.ts';
import type { Bundle } from '#domain/products/pickup-types.ts';
import { type PictureView, subjectOf, VIEWS } from '#domain/products/picture-files.ts';
import {
  CONFIGURATOR_LOOKS,
  cardPicture,
  configuratorPicture,
  customPicture,
  flavorPicture,
  inkPicture,
  type Picture,
  standingPicture,
  stockPicture,
  tailormadeLook,
  tailormadePicture,
} from '#domain/products/pictures.ts';
import { PRODUCTS, type Product } from '#domain/products/products.ts';
import { modelsOf } from '#domain/products/stock-models.ts';
import { stockColours } from '#domain/products/stock-paint.ts';
import {
  CUSTOM_CAMERA,
  FLAVOR_CAMERAS,
  INK_CAMERA,
  INK_SET_CAMERA,
  MIRROR_TOP_CAMERA,
  SET_CAMERAS,
  SINGLE_CAMERAS,
  STANDING_CAMERA,
} from './cameras.ts';
import type { Camera, Colouring, Scene } from './scene.ts';

/** Room between the pickups of a set, mm. */
const GAP = 13;

/** Every scene, what the shop needs first at the head. */
export function allScenes(): Scene[] {
  const stock = PRODUCTS.flatMap(stockScenes);
  return [...stock, ...configuratorScenes(), ...customScenes()].sort((a, b) => urgency(a) - urgency(b));
}

/**
 * Scenes whose pictures stand on one page, the one that is seen most first: what is made together, so that no page
 * shows an old studio beside a new one.
 */
export function batchesOf(scenes: readonly Scene[]): Map<string, Scene[]> {
  return Map.groupBy(scenes, batchOf);
}

function batchOf({ id, family }: Scene): string {
  if (family === 'custom') return id.replace(/^custom-([a-z0-9]+).*/, 'custom-$1');
  const slugs = PRODUCTS.map(({ slug }) => slug).filter((slug) => id.startsWith(`${slug}-`));
  // The names of some products begin with those of others.
  return slugs.sort((a, b) => b.length - a.length)[0] ?? 'configurator';
}

/** Tiles and first pictures of product pages, then sets, ink, configurators, the rest. */
function urgency({ family, id }: Scene): number {
  const order = ['-single-hero', '-set-hero', '-ink', '-hero', '-single-top', '-set-top', '-top', '-detail'];
  if (family === 'flavor') return order.length;
  if (family === 'custom') return order.length + 1;
  // Products that tell their pickups apart are shown by the bridge's, those sold as a set alone by that.
  const plain = PRODUCTS.reduce(
    (name, product) =>
      name.replace(`${product.slug}-${subjectOf(product.type, cardBundle(product))}-`, '-single-'),
    id,
  );
  return order.findIndex((end) => plain.endsWith(end));
}

function stockScenes(product: Product): Scene[] {
  const { type, colours, slug } = product;
  const painted = Object.keys(stockColours(product, 'black')) as Slot[];
  const models = modelsOf(product);
  const modelsIn = (bundle: Bundle) => models[bundle] ?? [];
  const colourings = (pictures: (colour: ColourId) => Omit<Colouring, 'colours'>) =>
    colours.map((colour): Colouring => {
      const paint = stockColours(product, colour);
      return { ...pictures(colour), colours: painted.map((slot) => paint[slot] as string) };
    }) as [Colouring, ...Colouring[]];
  const base = {
    groups: painted.map((slot) => [slot]),
    // The cover of a stock pickup is moulded, not stamped.
    finishes: painted.includes('cover') ? { cover: { colour: '#000000', ...PLASTIC } } : {},
  };

  const bundles = bundlesOf(product);
  const subjects = new Map(bundles.map((bundle) => [subjectOf(type, bundle), bundle]));
  const onPaper = [...subjects].flatMap(([subject, bundle]) =>
    VIEWS.map((view): Scene => {
      const shown = modelsIn(bundle);
      const several = shown.length > 1;
      return {
        ...base,
        id: `${slug}-${subject}-${view}`,
        family: 'shop',
        ground: 'paper',
        camera: several ? setCamera(product, view) : SINGLE_CAMERAS[view],
        models: shown,
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
      models: modelsIn(cardBundle(product)),
      colourings: colourings((colour) => ({ picture: flavorPicture(product, flavor, colour) })),
    }),
  );
  const onInk = [...subjects].map(([subject, bundle]): Scene => {
    const shown = modelsIn(bundle);
    const several = shown.length > 1;
    const card = subject === subjectOf(type, cardBundle(product)) ? [cardPicture(product)] : [];
    return {
      ...base,
      id: `${slug}-${subject}-ink`,
      family: 'ink',
      ground: 'ink',
      camera: several ? INK_SET_CAMERA : INK_CAMERA,
      models: shown,
      // Said only where there is one: it is part of what the pictures' hash is made of.
      gap: several ? GAP : undefined,
      colourings: colourings((colour) => ({
        picture: inkPicture(product, bundle, colour),
        also: colour === colours[0] ? card : [],
      })),
    };
  });
  return [...onPaper, ...flavors, ...onInk];
}

function setCamera({ positions }: Product, view: PictureView): Camera {
  return positions.neck?.cover && view === 'top' ? MIRROR_TOP_CAMERA : SET_CAMERAS[view];
}

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
      finishes: finishesOf(first),
      groups: slotsOf(first),
      colourings: looks.map(
        (look): Colouring => ({
          picture: customPicture(look),
          colours: hexOf(look),
        }),
      ) as [Colouring, ...Colouring[]],
    };
  });
}

/** One build on ink for each configurator, the first of them once more, standing, and one over every base colour. */
function configuratorScenes(): Scene[] {
  const scene = (id: string, look: CustomLook, picture: Picture, camera: Camera): Scene => ({
    id,
    family: picture.family,
    ground: 'ink',
    camera,
    models: [modelOf(look)],
    finishes: finishesOf(look),
    groups: slotsOf(look),
    colourings: [{ picture, colours: hexOf(look) }],
  });
  const [first, ...others] = BASE_COLOURS.map(
    (base): Colouring => ({ picture: tailormadePicture(base), colours: hexOf(tailormadeLook(base)) }),
  );
  const tailormade = scene(
    'configurator-tailormade-ink',
    tailormadeLook(BASE_COLOURS[0]),
    tailormadePicture(BASE_COLOURS[0]),
    INK_CAMERA,
  );
  return [
    ...Object.entries(CONFIGURATOR_LOOKS).map(([name, look]) =>
      scene(`configurator-${name}-ink`, look, configuratorPicture(name as ConfiguratorId), INK_CAMERA),
    ),
    standingScene(
      scene('configurator-standing-ink', CONFIGURATOR_LOOKS.humbucker, standingPicture(), STANDING_CAMERA),
    ),
    { ...tailormade, colourings: [first as Colouring, ...others] },
  ];
}

/** Seen from there the poles' flat ends mirror the brightest lamp, so they are dimmed, as a polarising filter would. */
function standingScene(scene: Scene): Scene {
  return {
    ...scene,
    finishes: { ...scene.finishes, pole: { colour: '#74726E', metalness: 1, roughness: 0.36 } },
  };
}

/** Surfaces of what is painted; the colour comes with each picture. */
function finishesOf(look: CustomLook): Scene['finishes'] {
  return Object.fromEntries(
    paintedGroups(look).flatMap(({ slots, ...surface }) =>
      slots.map((slot): [Slot, Finish] => [slot, { ...surface, colour: '#000000' }]),
    ),
  );
}

const slotsOf = (look: CustomLook) => paintedGroups(look).map(({ slots }) => slots);
const hexOf = (look: CustomLook) => paintedGroups(look).map(({ colour }) => colour);
