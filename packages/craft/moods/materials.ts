/** How cloth lies on a plate. */
export const drapes = [
  { id: 'folds', label: 'Hanging folds' },
  { id: 'swirl', label: 'Swirled' },
  { id: 'gather', label: 'Gathered' },
  { id: 'crumple', label: 'Crumpled' },
  { id: 'flat', label: 'Flat' },
  { id: 'stack', label: 'Folded in a pile' },
] as const
export type DrapeId = (typeof drapes)[number]['id']

/** How a plate ends. */
export const edges = [
  { id: 'cut', label: 'Cut straight' },
  { id: 'torn', label: 'Torn' },
  { id: 'pinked', label: 'Pinked' },
  { id: 'polaroid', label: 'Instant photograph' },
  { id: 'rim', label: 'White rim' },
  { id: 'none', label: 'Lying free' },
] as const
export type EdgeId = (typeof edges)[number]['id']

/** What holds a plate. */
export const fixings = [
  { id: 'none', label: 'Nothing' },
  { id: 'tape', label: 'Tape' },
  { id: 'pin', label: 'Pin' },
  { id: 'corners', label: 'Tape on two corners' },
] as const
export type FixingId = (typeof fixings)[number]['id']

/** How colours are shown. */
export const paletteManners = [
  { id: 'strip', label: 'Strip' },
  { id: 'chips', label: 'Chips' },
  { id: 'bands', label: 'Bands' },
  { id: 'dabs', label: 'Dabs of paint' },
] as const
export type PaletteManner = (typeof paletteManners)[number]['id']

/** How a garment is shown. */
export const garmentManners = [
  { id: 'flat', label: 'Technical flat' },
  { id: 'drawn', label: 'Drawn' },
  { id: 'shape', label: 'Paper shape' },
] as const
export type GarmentManner = (typeof garmentManners)[number]['id']

/** Scenes of light and matter. */
export const scenes = [
  { id: 'sky', label: 'Clouds' },
  { id: 'dusk', label: 'Low sun' },
  { id: 'hills', label: 'Hills in mist' },
  { id: 'pool', label: 'Light on water' },
  { id: 'dunes', label: 'Dunes' },
  { id: 'window', label: 'Window light' },
  { id: 'wood', label: 'Wood' },
  { id: 'marble', label: 'Marble' },
  { id: 'concrete', label: 'Concrete' },
  { id: 'bokeh', label: 'City lights' },
  { id: 'pressed', label: 'Pressed leaves' },
  { id: 'bloom', label: 'Blossom' },
] as const
export type SceneId = (typeof scenes)[number]['id']

/** Still lifes of simple forms. */
export const stills = [
  { id: 'vessels', label: 'Vessels' },
  { id: 'steps', label: 'Steps' },
  { id: 'spheres', label: 'Spheres' },
  { id: 'arches', label: 'Arches' },
] as const
export type StillId = (typeof stills)[number]['id']

/** What a board is made of. */
export const grounds = [
  { id: 'paper', label: 'Paper' },
  { id: 'linen', label: 'Linen' },
  { id: 'plaster', label: 'Plaster' },
] as const
export type GroundId = (typeof grounds)[number]['id']
