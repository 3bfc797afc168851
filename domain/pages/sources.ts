/** External pages named in texts, by key; further ones are in the company file. */
export const CITED_PAGES = {
  patent: {
    title: 'Seth E. Lover, Magnetic pickup for stringed musical instrument, US patent 2,896,491',
    url: 'https://patents.google.com/patent/US2896491A/en',
  },
  butts: {
    title: 'Joseph R. Butts, US patent 2,892,371',
    url: 'https://patents.google.com/patent/US2892371A/en',
  },
  knoblaugh: {
    title: 'Armand F. Knoblaugh, US patent 2,119,584',
    url: 'https://patents.google.com/patent/US2119584A/en',
  },
  tailpiece: {
    title: 'Vintage Guitar and Bass, US patent 2,737,842',
    url: 'https://vintageguitarandbass.com/gibson/patents/USpatent2737842.php',
  },
  interview: {
    title: 'Stephen Patt’s conversation with Seth Lover, Vintage Guitar',
    url: 'https://www.vintageguitar.com/3601/seth-lover-3/',
  },
  ranges: {
    title: 'Great Lakes Guitar Pickups, “Real” PAFs',
    url: 'https://sites.google.com/a/oakland.edu/greatlakesguitarpickups/-real-pafs',
  },
  hunter: {
    title:
      'Dave Hunter, Gibson pickups, part 1: vintage humbuckers (2008), as kept in a forum of pickup makers',
    url: 'https://music-electronics-forum.com/forum/instrumentation/pickup-makers/6850-who-are-we-to-believe-about-vintage-humbuckers',
  },
  kenis: {
    title: 'Alex Kenis, Properties of AlNiCo magnet guitar pickup pole pieces',
    url: 'https://alexkenis.wordpress.com/2015/10/29/properties-of-alnico-magnet-guitar-pickup-pole-pieces/',
  },
  polishing: {
    title: 'Premier Guitar, About fret polishing',
    url: 'https://www.premierguitar.com/gear/about-fret-polishing',
  },
  height: {
    title: 'Premier Guitar, Adjusting Stratocaster pickup height',
    url: 'https://www.premierguitar.com/gear/adjusting-stratocaster-pickup-height-pt-1',
  },
} as const satisfies Record<string, { readonly title: string; readonly url: string }>;

export type SourceId = keyof typeof CITED_PAGES;
