/** The drawers of the haberdashery, in the order of the screen. */
export const families = [
  { id: 'buttons', label: 'Buttons' },
  { id: 'fastenings', label: 'Fastenings' },
  { id: 'zips', label: 'Zips and pullers' },
  { id: 'buckles', label: 'Buckles and clasps' },
  { id: 'cords', label: 'Cords and chains' },
  { id: 'metalware', label: 'Studs, rivets and eyelets' },
  { id: 'bows', label: 'Bows and rosettes' },
  { id: 'ruffles', label: 'Ruffles and frills' },
  { id: 'collars', label: 'Laid-on collars' },
  { id: 'pockets', label: 'Laid-on pockets' },
  { id: 'edgings', label: 'Lace, ribbon and braid' },
  { id: 'stitching', label: 'Topstitching' },
  { id: 'embroidery', label: 'Embroidery' },
  { id: 'applique', label: 'Appliqués' },
  { id: 'patches', label: 'Patches|notion' },
  { id: 'sparkle', label: 'Beads, pearls and sequins' },
  { id: 'fringes', label: 'Fringes, tassels and feathers' },
  { id: 'labels', label: 'Labels' },
] as const
export type FamilyId = (typeof families)[number]['id']
