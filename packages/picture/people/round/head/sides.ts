/** What lies at the temples: hair of some length, a short cut that ends at the ear, skin that shows through clipped hair, or cloth. */
export type Sides = 'grown' | 'cropped' | 'clipped' | 'wrapped'
