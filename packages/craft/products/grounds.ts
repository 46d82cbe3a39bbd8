/** What a product stands before or lies on (requirement S1.07). */
export interface ProductGround {
  id: string
  label: string
  /** A picture with a depth of its own is a floor that something stands on; all others are seen straight on. */
  is: 'plane' | 'place'
  /** Its colour where none is asked for; nothing where it has its own. */
  color: { r: number; g: number; b: number } | null
}

/** Grounds of products, in the order of the screen. */
export const productGrounds = [
  { id: 'sweep', label: 'Studio sweep', is: 'plane', color: { r: 236, g: 235, b: 232 } },
  { id: 'plaster', label: 'Plaster', is: 'plane', color: { r: 224, g: 219, b: 211 } },
  { id: 'wood', label: 'Wood', is: 'plane', color: { r: 176, g: 132, b: 92 } },
  { id: 'marble', label: 'Marble|backdrop', is: 'plane', color: null },
  { id: 'linen', label: 'Linen', is: 'plane', color: { r: 222, g: 212, b: 194 } },
  { id: 'terrazzo', label: 'Terrazzo', is: 'plane', color: null },
  { id: 'paper', label: 'Paper', is: 'plane', color: { r: 240, g: 237, b: 230 } },
  { id: 'sand', label: 'Sand|backdrop', is: 'plane', color: { r: 214, g: 190, b: 152 } },
  { id: 'concrete', label: 'Concrete', is: 'plane', color: { r: 172, g: 171, b: 168 } },
  { id: 'water', label: 'Water’s edge', is: 'place', color: null },
  { id: 'street', label: 'Street|backdrop', is: 'place', color: null },
  { id: 'interior', label: 'Interior with a window', is: 'place', color: null },
  { id: 'own', label: 'Own picture', is: 'plane', color: null },
] as const satisfies readonly ProductGround[]

export type ProductGroundId = (typeof productGrounds)[number]['id']
/** The ids of all grounds. */
export const productGroundIds = productGrounds.map(({ id }) => id) as [ProductGroundId, ...ProductGroundId[]]
