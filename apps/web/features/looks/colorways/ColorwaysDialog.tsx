import { Button } from '@mantine/core'
import { collections } from '@toile/contract/features/collections.ts'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { addColorway, removeColorway, setColorRoles } from '@toile/craft/designs/colorways/colorwayChanges.ts'
import { keptRoles } from '@toile/craft/designs/colorways/correctRoles.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import { limits } from '@toile/rules/limits.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { exports } from '../../../shell/exports/exports.ts'
import { fileName } from '../../../shell/exports/fileName.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { ProposalTools } from '../../../shared/colorways/ProposalTools.tsx'
import { RoleList } from '../../../shared/colorways/RoleList.tsx'
import { useColorways } from '../../../shared/colorways/useColorways.ts'
import { useTogether } from '../../../shared/open/looks/useTogether.ts'
import { ColorwayGrid } from './ColorwayGrid.tsx'

interface ColorwaysDialogProps {
  projectId: string
  project: Project
  looks: readonly DesignEntry[]
  onClose: () => void
}

const most = limits.looksTogether

/** Looks in other palettes: rows of looks, columns of colourways, those that are kept first, then proposals; the roles of the colours stand above and are corrected by hand. */
export function ColorwaysDialog({ projectId, project, looks, onClose }: ColorwaysDialogProps) {
  const { t } = useTranslation()
  const { busy, change, last, takeBackLast } = useTogether(projectId)
  const shown = useMemo(() => looks.filter(({ document }) => !document.origin?.recreated).slice(0, most), [looks])
  const designs = useMemo(() => shown.map(({ document }) => document), [shown])
  const { wish, setWish, roles, proposals, finding } = useColorways(designs, project)
  const ids = shown.map(({ id }) => id)
  const kept = useMemo(() => keptOf(shown), [shown])
  const open = useMemo(() => proposals.filter(({ id }) => kept.every((one) => one.id !== id)), [proposals, kept])
  const keep = (colorway: LookColorway) =>
    void change(ids, (design) => addColorway(setColorRoles(design, { roles: keptRoles(roles) }), colorway))
  const drop = ({ id }: LookColorway) => void change(ids, (design) => removeColorway(design, { id }))
  const zip = () =>
    void exports.order(
      collections.exportCollection,
      { projectId, only: 'all', colorways: true },
      `${fileName(project.name)}.zip`,
    )
  return (
    <Dialog title={t('Colourways')} size="whole" onClose={onClose}>
      <ProposalTools wish={wish} onWish={setWish}>
        <Button variant="default" disabled={kept.length === 0} onClick={zip}>
          {t('All as a ZIP')}
        </Button>
        {last && (
          <Button variant="subtle" loading={busy} onClick={() => void takeBackLast()}>
            {t('Undo in every look ({{number}})', { number: last.ids.length })}
          </Button>
        )}
      </ProposalTools>
      <RoleList
        project={project}
        roles={roles}
        busy={busy}
        onChange={(next) => void change(ids, (design) => setColorRoles(design, { roles: next }))}
      />
      {finding && open.length === 0 && <p role="status">{t('Looking for colourways …')}</p>}
      <ColorwayGrid
        project={project}
        looks={shown}
        roles={roles}
        kept={kept}
        proposals={open}
        busy={busy}
        onKeep={keep}
        onRemove={drop}
        change={change}
      />
    </Dialog>
  )
}

/** The colourways that looks keep, each once. */
const keptOf = (looks: readonly DesignEntry[]): LookColorway[] => [
  ...new Map(looks.flatMap(({ document }) => (document.colorways ?? []).map((one) => [one.id, one] as const))).values(),
]
