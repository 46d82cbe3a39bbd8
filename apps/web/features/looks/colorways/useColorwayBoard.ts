import { collections } from '@toile/contract/features/collections.ts'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { addColorway, removeColorway, setColorRoles } from '@toile/craft/designs/colorways/colorwayChanges.ts'
import { colorRoles } from '@toile/craft/designs/colorways/colorRoles.ts'
import { keptRoles } from '@toile/craft/designs/colorways/correctRoles.ts'
import { inColorway } from '@toile/craft/designs/colorways/inColorway.ts'
import { withPictureInks } from '@toile/craft/designs/colorways/withPictureInks.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import { limits } from '@toile/rules/limits.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useMemo } from 'react'
import { exports } from '../../../shell/exports/exports.ts'
import { fileName } from '../../../shell/exports/fileName.ts'
import { useColorways } from '../../../shared/colorways/useColorways.ts'
import { useShownPalettes } from '../../../shared/colorways/useShownPalettes.ts'
import { useTogether } from '../../../shared/open/looks/useTogether.ts'

const most = limits.looksTogether

/** The looks of a collection, their colourways, and what is done with them over all looks at once. */
export function useColorwayBoard(projectId: string, project: Project, looks: readonly DesignEntry[]) {
  const together = useTogether(projectId)
  const shown = useMemo(() => looks.filter(({ document }) => !document.origin?.recreated).slice(0, most), [looks])
  const designs = useMemo(() => shown.map(({ document }) => document), [shown])
  const found = useColorways(designs, project)
  const { roles, inks, proposals } = found
  const ids = shown.map(({ id }) => id)
  const kept = useMemo(() => keptOf(shown), [shown])
  const handed = useMemo(() => keptRoles(roles), [roles])
  const keep = (colorway: LookColorway) =>
    together.change(ids, (design) =>
      addColorway(setColorRoles(withPictureInks(design, inks), { roles: handed }), colorway),
    )
  const wearIn = (wearers: readonly string[], colorway: LookColorway) =>
    void together.change(wearers, (design) => {
      const inked = withPictureInks(design, inks)
      return inColorway(inked, colorway, colorRoles([inked], handed))
    })
  return {
    ...found,
    ...useShownPalettes({ kept, proposals, onKeep: keep }),
    ...together,
    shown,
    kept,
    handed,
    drop: ({ id }: LookColorway) => void together.change(ids, (design) => removeColorway(design, { id })),
    correctRoles: (next: typeof handed) =>
      void together.change(ids, (design) => setColorRoles(design, { roles: next })),
    wearIn,
    wearInAll: (colorway: LookColorway) => wearIn(ids, colorway),
    zip: (colorway?: LookColorway) =>
      void exports.order(
        collections.exportCollection,
        { projectId, only: 'all', colorways: true, ...(colorway && { colorway: colorway.id }) },
        `${fileName(project.name)}.zip`,
      ),
  }
}

/** The colourways that looks keep, each once. */
const keptOf = (looks: readonly DesignEntry[]): LookColorway[] => [
  ...new Map(looks.flatMap(({ document }) => (document.colorways ?? []).map((one) => [one.id, one] as const))).values(),
]
