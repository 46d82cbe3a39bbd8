import type { Knob, Knobs } from './knob.ts'

/** The parts of a cut that a designer takes by themselves. */
export const cutParts = [
  { id: 'collar', label: 'Collar' },
  { id: 'neckline', label: 'Neckline' },
  { id: 'sleeve', label: 'Sleeve' },
  { id: 'cuff', label: 'Cuff' },
  { id: 'closure', label: 'Closure' },
  { id: 'pockets', label: 'Pockets' },
  { id: 'hem', label: 'Hem' },
  { id: 'waistband', label: 'Waistband' },
] as const
export type CutPartId = (typeof cutParts)[number]['id']

/** Knobs that make a part, whatever garment they belong to; the others make the whole cut: length, ease, flare, seams. */
const knobsOfPart: Readonly<Record<CutPartId, readonly string[]>> = {
  collar: ['collar', 'collarSize', 'lapel', 'lapelWidth', 'stand', 'hood', 'rim', 'velvet', 'height', 'neck', 'breaks'],
  neckline: ['neckline', 'neckRib', 'strap', 'drape', 'top', 'frill', 'trim', 'cowl', 'depth', 'edge', 'straps'],
  sleeve: ['sleeve', 'sleeveLength', 'sleeves', 'shoulder', 'hang', 'epaulettes', 'elbows', 'arm', 'armhole'],
  cuff: ['cuff', 'cuffs'],
  closure: ['closure', 'buttons', 'snaps', 'toggles', 'tie', 'placket', 'zip', 'worn', 'opening', 'hardware'],
  pockets: ['pockets', 'pocket', 'chest', 'pocketWidth', 'zips'],
  hem: [
    'hem',
    'hemWidth',
    'hemRib',
    'corners',
    'vents',
    'slit',
    'slitPlace',
    'slits',
    'highLow',
    'slant',
    'curve',
    'points',
    'point',
    'border',
    'fringe',
    'stirrup',
    'stack',
    'round',
    'tails',
    'finish',
    'overlap',
    'side',
  ],
  waistband: ['band', 'rise', 'gather', 'cinch', 'belt', 'beltHeight', 'obi', 'cord'],
}

/** Labels that tell a part where one name turns different things on different garments; nothing is the whole cut. */
const partOfLabel: Readonly<Record<string, CutPartId | null>> = {
  'Dropped shoulder': 'sleeve',
  Armhole: 'sleeve',
  Sleeve: 'sleeve',
  'Fullness of the sleeve': 'sleeve',
  'Depth of the cowl': 'neckline',
  'Depth of the flutes': null,
  'Width of the neck rib': 'neckline',
  'Width of the neck facing': 'neckline',
  Facing: 'collar',
  Back: null,
  'Height of the hem rib': 'hem',
  'Height of the ribs': 'hem',
  'Height of the ankle rib': 'hem',
  'Rows of buttons': 'closure',
  'Wrapped edge': 'closure',
  'Overlap of the panel': null,
  'Rounding of the panel': null,
  'Slits for the hands': null,
  'Straps and buckles': 'closure',
  'Worn through at the knee': null,
  'Waist seam, high to low': null,
  'Width of the band': 'closure',
  Shell: null,
}

const partOfName = new Map(cutParts.flatMap(({ id }) => knobsOfPart[id].map((name) => [name, id] as const)))

/** Which knobs make which part, for tests and readers. */
export const partTable = { knobsOfPart, partOfLabel }

/** The part that a knob makes, or nothing where it turns the whole cut. */
export const partOfKnob = (name: string, { label }: Pick<Knob, 'label'>): CutPartId | null =>
  label in partOfLabel ? (partOfLabel[label] ?? null) : (partOfName.get(name) ?? null)

/** The knobs of a cut that make one part, or those of the whole cut. */
export const partKnobs = (knobs: Knobs, part: CutPartId | null): Knobs =>
  Object.fromEntries(Object.entries(knobs).filter(([name, knob]) => partOfKnob(name, knob) === part))
