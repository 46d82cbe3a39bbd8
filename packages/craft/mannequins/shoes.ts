/** Every kind of shoe, in the order of the screen: whether its heel raises the foot, and whether it hides the toes. */
export const shoes = [
  { id: 'pump', label: 'Pump', heeled: true, closed: true },
  { id: 'blockHeel', label: 'Block heel', heeled: true, closed: true },
  { id: 'sandal', label: 'Heeled sandal', heeled: true, closed: false },
  { id: 'platform', label: 'Platform sandal', heeled: true, closed: false },
  { id: 'mule', label: 'Mule', heeled: true, closed: true },
  { id: 'ankleBoot', label: 'Ankle boot', heeled: true, closed: true },
  { id: 'kneeBoot', label: 'Knee boot', heeled: true, closed: true },
  { id: 'cowboyBoot', label: 'Cowboy boot', heeled: true, closed: true },
  { id: 'ballet', label: 'Ballet flat', heeled: false, closed: true },
  { id: 'maryJane', label: 'Mary Jane', heeled: false, closed: true },
  { id: 'loafer', label: 'Loafer', heeled: false, closed: true },
  { id: 'derby', label: 'Derby', heeled: false, closed: true },
  { id: 'brogue', label: 'Brogue', heeled: false, closed: true },
  { id: 'espadrille', label: 'Espadrille', heeled: false, closed: true },
  { id: 'flatSandal', label: 'Flat sandal', heeled: false, closed: false },
  { id: 'slide', label: 'Slide', heeled: false, closed: false },
  { id: 'sneaker', label: 'Sneaker', heeled: false, closed: true },
  { id: 'highTop', label: 'High-top trainer', heeled: false, closed: true },
  { id: 'chelsea', label: 'Chelsea boot', heeled: false, closed: true },
  { id: 'combat', label: 'Combat boot', heeled: false, closed: true },
  { id: 'rainBoot', label: 'Rain boot', heeled: false, closed: true },
  { id: 'barefoot', label: 'Barefoot', heeled: false, closed: false },
] as const

/** The id of a kind of shoe. */
export type ShoeKind = (typeof shoes)[number]['id']

const usual = shoes.find((shoe) => shoe.id === 'loafer') ?? shoes[0]

/** The kind of shoe of an id; text that names none is read as loafers. */
export const readShoe = (id: string) => shoes.find((shoe) => shoe.id === id) ?? usual
