/** The drawers of the haberdashery, in the order of the screen, and how what is in them lies on cloth: stiff things ride on it, soft ones follow its folds, stitches are part of it. */
export const families = [
  { id: 'buttons', label: 'Buttons', lies: 'stiff' },
  { id: 'fastenings', label: 'Fastenings', lies: 'stiff' },
  { id: 'zips', label: 'Zips and pullers', lies: 'soft' },
  { id: 'buckles', label: 'Buckles and clasps', lies: 'stiff' },
  { id: 'cords', label: 'Cords and chains', lies: 'soft' },
  { id: 'metalware', label: 'Studs, rivets and eyelets', lies: 'stiff' },
  { id: 'bows', label: 'Bows and rosettes', lies: 'stiff' },
  { id: 'ruffles', label: 'Ruffles and frills', lies: 'soft' },
  { id: 'collars', label: 'Laid-on collars', lies: 'soft' },
  { id: 'pockets', label: 'Laid-on pockets', lies: 'soft' },
  { id: 'edgings', label: 'Lace, ribbon and braid', lies: 'soft' },
  { id: 'stitching', label: 'Topstitching', lies: 'stitched' },
  { id: 'embroidery', label: 'Embroidery', lies: 'soft' },
  { id: 'applique', label: 'Appliqués', lies: 'soft' },
  { id: 'patches', label: 'Patches|notion', lies: 'stiff' },
  { id: 'sparkle', label: 'Beads, pearls and sequins', lies: 'stiff' },
  { id: 'fringes', label: 'Fringes, tassels and feathers', lies: 'stiff' },
  { id: 'labels', label: 'Labels', lies: 'stiff' },
] as const
export type FamilyId = (typeof families)[number]['id']
