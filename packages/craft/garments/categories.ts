import type { AccessoryCategory, BodyCategory, BodySlot, Slot } from './garment.ts'

/** Every garment category, in the order of the screen, with the slot it is worn in (requirement S3.26). */
export const categories = [
  { id: 'tShirt', label: 'T-shirt', slot: 'top' },
  { id: 'shirt', label: 'Shirt', slot: 'top' },
  { id: 'blouse', label: 'Blouse', slot: 'top' },
  { id: 'top', label: 'Top', slot: 'top' },
  { id: 'knitwear', label: 'Knitwear', slot: 'top' },
  { id: 'sweatshirt', label: 'Sweatshirt', slot: 'top' },
  { id: 'blazer', label: 'Blazer', slot: 'outer' },
  { id: 'jacket', label: 'Jacket', slot: 'outer' },
  { id: 'coat', label: 'Coat', slot: 'outer' },
  { id: 'dress', label: 'Dress', slot: 'whole' },
  { id: 'jumpsuit', label: 'Jumpsuit', slot: 'whole' },
  { id: 'skirt', label: 'Skirt', slot: 'bottom' },
  { id: 'trousers', label: 'Trousers', slot: 'bottom' },
  { id: 'jeans', label: 'Jeans', slot: 'bottom' },
  { id: 'shorts', label: 'Shorts', slot: 'bottom' },
] as const satisfies readonly { id: BodyCategory; label: string; slot: BodySlot }[]

/** Every category of what completes a look, in the order of the picker. */
export const accessoryCategories = [
  { id: 'belt', label: 'Belt', slot: 'accessory' },
  { id: 'scarf', label: 'Scarf', slot: 'accessory' },
  { id: 'bag', label: 'Bag', slot: 'accessory' },
  { id: 'hat', label: 'Hat', slot: 'accessory' },
  { id: 'jewellery', label: 'Jewellery', slot: 'accessory' },
  { id: 'eyewear', label: 'Eyewear', slot: 'accessory' },
] as const satisfies readonly { id: AccessoryCategory; label: string; slot: Slot }[]

/** The category of an id, or nothing. */
export const findCategory = (id: string) => categories.find((category) => category.id === id) ?? null
