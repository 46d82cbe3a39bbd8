/** What a stored picture is to the person who holds it; a sample came with a copy of the sample project and counts against no trial. */
export type PictureKind =
  | 'upload'
  | 'edit'
  | 'drawn'
  | 'made'
  | 'cutout'
  | 'tile'
  | 'motif'
  | 'sheet'
  | 'figure'
  | 'film'
  | 'sample'
