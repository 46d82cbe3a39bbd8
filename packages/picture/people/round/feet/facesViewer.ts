import { area, type Path } from '@toile/geometry'

/** Whether a patch of a surface is turned to the viewer: its corners run from the viewer's right to the left, then on towards the toes. */
export const facesViewer = (patch: Path): boolean => area(patch) < -1e-6
