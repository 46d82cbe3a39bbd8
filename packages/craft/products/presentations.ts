/** What a product picture shows of a look: one garment, shoes and bag, a place on a garment, or the whole of it on the figure. */
export type Shown = 'garment' | 'accessories' | 'place' | 'figure'

/** A way of presenting a look for a shop (requirement S1.07). */
export interface Presentation {
  id: string
  label: string
  shows: Shown
  /** What it stands, lies or hangs on; a ground that is something else is not offered. */
  on: 'wall' | 'table' | 'floor'
  /** Ways in which it is done, the first unless another is asked for. */
  manners: readonly { id: string; label: string }[]
}

/** Ways of presenting, in the order of the screen. */
export const presentations = [
  {
    id: 'hanger',
    label: 'On a hanger',
    shows: 'garment',
    on: 'wall',
    manners: [
      { id: 'wooden', label: 'Wooden hanger' },
      { id: 'metal', label: 'Metal hanger' },
      { id: 'padded', label: 'Padded hanger' },
    ],
  },
  {
    id: 'ghost',
    label: 'Ghost mannequin',
    shows: 'garment',
    on: 'wall',
    manners: [],
  },
  {
    id: 'flatLay',
    label: 'Flat-lay',
    shows: 'garment',
    on: 'table',
    manners: [
      { id: 'straight', label: 'Laid straight' },
      { id: 'sleeveAcross', label: 'One sleeve across' },
      { id: 'outfit', label: 'The whole outfit' },
    ],
  },
  { id: 'stack', label: 'Folded', shows: 'garment', on: 'table', manners: [] },
  { id: 'dressForm', label: 'Dress form', shows: 'garment', on: 'floor', manners: [] },
  {
    id: 'figure',
    label: 'On the figure',
    shows: 'figure',
    on: 'floor',
    manners: [
      { id: 'cropped', label: 'Cropped below the nose' },
      { id: 'whole', label: 'Whole' },
    ],
  },
  { id: 'accessories', label: 'Shoes and bag', shows: 'accessories', on: 'table', manners: [] },
  {
    id: 'detail',
    label: 'Close up',
    shows: 'place',
    on: 'table',
    manners: [
      { id: 'collar', label: 'Collar' },
      { id: 'cuff', label: 'Cuff' },
      { id: 'hem', label: 'Hem' },
      { id: 'print', label: 'Cloth at true scale' },
    ],
  },
] as const satisfies readonly Presentation[]

export type PresentationId = (typeof presentations)[number]['id']
/** The ids of all presentations. */
export const presentationIds = presentations.map(({ id }) => id) as [PresentationId, ...PresentationId[]]
