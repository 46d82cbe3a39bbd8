import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { ColorRole } from '@toile/craft/designs/colorways/colorRoles.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { KeptRole } from '@toile/craft/designs/lookColorway.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import type { Palette } from '../../../shared/colorways/useShownPalettes.ts'

/** What looks in colourways are shown from, as a grid or page by page. */
export interface GridParts {
  project: Project
  looks: readonly DesignEntry[]
  /** The looks as they take part in colourways, in the same order. */
  inked: readonly Design[]
  roles: readonly ColorRole[]
  handed: readonly KeptRole[]
  palettes: readonly Palette[]
  /** What the palettes are called. */
  names: readonly string[]
  /** As many colourways are being found: their places stand already. */
  coming: number
  chosen: { column: number; row: number }
  onChoose: (colorway: string, look?: string) => void
}
