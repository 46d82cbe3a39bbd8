/** Every number of the specification's rules and constants (requirements S5 and S9); sizes in bytes, times in milliseconds. */
export const limits = {
  /** [S9.01] */
  callTimeout: 60_000,
  /** Bytes of what is sent with a call as JSON, unless the call says otherwise; of a call of the account; of a document; and of strokes and outlines over a picture. */
  body: 256_000,
  accountBody: 64_000,
  documentBody: 1_000_000,
  strokesBody: 2_000_000,
  tokenLifetime: 10 * 24 * 60 * 60 * 1000,
  unauthorizedQuiet: 2_000,
  /** [S5.02] by language, and in design detail alteration. */
  uploadBytes: { en: 5_000_000, zh: 5_000_000, other: 2_000_000, designDetail: 5_000_000 },
  /** Of a picture: pixels of all of it, and of each side. */
  pixels: 40_000_000,
  pixelsASide: 16_000,
  /** [S3.20] Of a painting: layers, letters of a text, pixels of a side, steps that can be taken back, and bytes of tiles that are held at once. */
  canvas: { layers: 400, letters: 20_000, side: 8192, steps: 200, bytes: 1_500_000_000 },
  /** [S5.03] */
  board: { mood: 8, sketch: 20, print: 16, color: 30, marketing: 15 },
  /** [S5.21] Notes, texts, chips and swatches of a moodboard, all places of it, and letters of one text. */
  moodThings: { most: 40, places: 60, letters: 600 },
  /** [S5.21] Sides of a printed board in millimetres, and most pixels of all its pages. */
  boardPrint: { least: 50, longest: 1200, pixels: 80_000_000 },
  /** Files that may be made for one person at once. */
  exports: { open: 24 },
  /** [S5.04] */
  uploads: { generic: 10, detail: 12, mood: 8, print: 16, marketing: 15, library: 8, libraryPrints: 16, sketch: 20 },
  /** Bytes of one part of an upload, uploads that one person may have on the way, and hours that they are kept. */
  uploadParts: { bytes: 512_000, open: 100, hours: 24 },
  /** [S5.05] */
  newProject: { pictures: 5, files: 1, bytes: 5_000_000 },
  /** Of a brief: letters and pages that are read; of a Word file its parts, their unpacked bytes, the elements of each and how deep they lie. */
  brief: {
    letters: 60_000,
    pages: 80,
    parts: 2_000,
    unpacked: 40_000_000,
    elements: 400_000,
    depth: 200,
  },
  /** [S5.06] */
  trialUploads: 10,
  /** [S5.07] */
  pinsBeforeWarning: 8,
  /** Of a palette file: bytes, and colours that are read. */
  palette: { bytes: 1_000_000, colors: 2_000 },
  /** [S5.17] */
  mannequins: { least: 1, most: 4 },
  /** [S9.02] */
  defaultShare: 30,
  /** [S9.04] */
  looksPerGeneration: 8,
  printGeneration: { count: 4, most: 8, pictures: 4 },
  /** Credits for one order of each kind of element. */
  makingCredits: { prints: 2, sketches: 2, moods: 1, lettering: 1 },
  /** Resolutions in dots per inch, the longest side in pixels (64 cm at 300 dpi) and the longest length of cloth in centimetres. */
  printExport: { dpi: [150, 300], side: 7560, length: 64 },
  /** [S5.19] Longest side of an enlarged print in pixels, and its price in credits. */
  upscaling: { side: 2048, credits: 1 },
  /** [S1.07] [S1.08] Product pictures: results of one look and pictures of one order, pixels of the longest side, fewest pixels a side of an uploaded one, and the credits of one that is taken and of one that is relit. */
  products: { results: 4, pictures: 60, side: 2048, least: 200, credits: 2, relightCredits: 1 },
  /** Seconds that a look moves in a film, looks of a show, films of one order; a film costs by the second of each look; frames of a GIF or a PNG sequence. */
  films: {
    seconds: { least: 3, most: 10 },
    looks: 24,
    atOnce: 12,
    keys: 24,
    armStrokes: 20,
    creditsPerSecond: 2,
    minutes: 3,
    sequence: 600,
  },
  /** Variations of a look in one order, and looks that one call changes together. */
  variations: 8,
  looksTogether: 40,
  /** How often one variation is gone on from to the next before one is kept. */
  furtherVariations: 12,
  garmentsPerLook: 12,
  /** Elements and regions on one garment, and parts of it with a print of their own. */
  appliedPerGarment: 80,
  partPrints: 26,
  /** Colourways that a look keeps, and roles that its colours play in them. */
  colorways: 12,
  colorRoles: 24,
  nameLength: 80,
  /** [S9.06] Pictures held ready, milliseconds between goes, tries of one picture. */
  lazyPicture: { cache: 200, throttle: 200, attempts: 3 },
  promptLength: 2_000,
  /** Of a text that wishes are read from. */
  wishLength: 5_000,
  password: { least: 8, most: 200 },
  trialDays: 14,
  /** Days after the end of their trial in which visitors who do not come back are kept. */
  visitorDays: 7,
  trialCredits: 60,
  /** Of somebody who looks around without an account. */
  visitorCredits: 10,
  sampleCredits: 1_000,
  idleBeforeWarning: 30 * 60_000,
  idleCountdown: 60_000,
  attempts: { free: 5, wait: 1_000, perAddress: 100, visitors: 30, window: 15 * 60_000 },
  /** [S2.44] Letters of a tag, tags of one entry, entries of one order, days that the bin keeps what was deleted, and bytes of one ZIP. */
  library: { tagLength: 40, tags: 30, atOnce: 1_000, binDays: 30, packBytes: 400_000_000 },
  /** [S3.27] Corrected sketches that teach the next tracings of an account, latest first. */
  templatesPerPerson: 200,
  tokensPerPerson: 20,
  /** [S5.18] Letters of one text, texts and things of one slogan. */
  slogan: { letters: 120, texts: 12, items: 40 },
  /** [S2.56] Knobs that one sketch may store, sketches of one order, and how many an order has unless told. */
  sketch: { knobs: 60, most: 8, count: 4 },
  /** [S3.11] Segments of a line drawing, points of one segment, fewest pixels of a picture's longer side that lines are taken from, and the credits of taking one picture apart. */
  lineDrawing: { lines: 400, nodes: 160, least: 256, credits: 1 },
  /** [S3.20] Fewest pixels of a side of a new painting, tiles that a painting names, bytes of its document, days in the bin, and paintings and own brushes of one person. */
  paintings: { side: 64, tiles: 20_000, body: 2_000_000, binDays: 30, perPerson: 300, brushes: 200 },
  /** [S2.59] Days in the bin, and patterns of one person. */
  patterns: { binDays: 30, perPerson: 500 },
  /** Tiles of a painting that are sent together, bytes of all of them, and bytes of one as a PNG. */
  tilePack: { tiles: 64, bytes: 14_000_000, each: 280_000 },
  /** Bytes of the picture that a painting is listed by, and of one that goes to the library. */
  paintingPicture: { preview: 2_000_000, whole: 60_000_000 },
  /** [S2.61] Pictures of a brand, letters of its slogan, and brands of one person. */
  brand: { least: 5, most: 80, slogan: 120, perPerson: 40 },
  /** [S2.50] Least time between two automatic states in milliseconds, days that the bin keeps a collection, collections of one order, and states of one collection that are listed. */
  history: { between: 10 * 60_000, binDays: 30, atOnce: 200, states: 400 },
  /** Steps of a look that undo reaches back over when it is opened anew, and letters of those that one save brings. */
  steps: { most: 100, bytes: 300_000 },
  /** Versions of a look: those a person may name, those of one page, and milliseconds without a change after which how it stood is kept. */
  versions: { named: 40, page: 24, rest: 10 * 60_000 },
  /** Bytes of a collection file that is taken in, of its documents, how many files it may hold, and how many tiles of paintings beside them. */
  collectionFile: { bytes: 200_000_000, documents: 40_000_000, files: 5_000, tiles: 20_000 },
  /** Bytes of a painting's own file that is opened. */
  canvasFile: { bytes: 600_000_000 },
  /** Of a Photoshop file: bytes, what it lists as layers, ends of groups too; pixels of all layers with their masks and of one, and how far from the corner of the sheet one may lie. */
  psd: { bytes: 800_000_000, records: 1_000, pixels: 600_000_000, layerPixels: 100_000_000, reach: 51_000 },
} as const

/** Generation tiers: place in the queue, picture size in pixels and price in credits for one look (requirement S3.25). */
export const tiers = [
  { id: 'basic', label: 'Basic', place: { label: 'last in line' }, width: 768, height: 1152, priority: 0, credits: 1 },
  {
    id: 'normal',
    label: 'Normal',
    place: { label: 'ahead of Basic' },
    width: 1024,
    height: 1536,
    priority: 1,
    credits: 1,
  },
  {
    id: 'advanced',
    label: 'Advanced',
    place: { label: 'ahead of Normal' },
    width: 1536,
    height: 2304,
    priority: 2,
    credits: 2,
  },
  {
    id: 'premium',
    label: 'Premium',
    place: { label: 'ahead of Advanced' },
    width: 2048,
    height: 3072,
    priority: 3,
    credits: 3,
  },
  { id: 'high', label: 'High', place: { label: 'first in line' }, width: 2048, height: 3072, priority: 4, credits: 4 },
] as const
export type Tier = (typeof tiers)[number]
export type TierId = Tier['id']

/** The tier of an id; Normal where there is none of it. */
export const tierOf = (id: unknown): Tier => tiers.find((tier) => tier.id === id) ?? tiers[1]

/** What a generation costs: looks times the tier's price. */
export const priceOf = (tier: TierId, looks: number): number => looks * tierOf(tier).credits

/** The largest upload a person may send in a language (requirement S5.02). */
export const uploadLimit = (language: string): number =>
  language === 'en' || language === 'zh' ? limits.uploadBytes.en : limits.uploadBytes.other
