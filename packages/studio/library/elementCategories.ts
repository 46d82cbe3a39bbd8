/** The design elements of the library (requirement S3.26, DesignElementsEnum). */
export const elementCategories = [
  'Collar',
  'Neckline',
  'Sleeve',
  'Cuff',
  'Closure',
  'Pocket',
  'Hem',
  'Dart',
  'Pleat',
  'Gather',
  'Yoke',
  'Waistband',
  'Trim',
] as const
