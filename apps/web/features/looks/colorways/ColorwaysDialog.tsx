import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import { collections } from '@toile/contract/features/collections.ts'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { colorRoles } from '@toile/craft/designs/colorways/colorRoles.ts'
import { addColorway, removeColorway, setColorRoles } from '@toile/craft/designs/colorways/colorwayChanges.ts'
import { keptRoles } from '@toile/craft/designs/colorways/correctRoles.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import { palettesAround, proposeColorways } from '@toile/craft/designs/colorways/proposeColorways.ts'
import { limits } from '@toile/rules/limits.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exports } from '../../../shell/exports/exports.ts'
import { fileName } from '../../../shell/exports/fileName.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { ColorField } from '../../../shared/fields/colors/ColorField.tsx'
import { useTogether } from '../../../shared/open/looks/useTogether.ts'
import { ColorwayGrid } from './ColorwayGrid.tsx'
import styles from './colorways.module.css'
import { RoleList } from './RoleList.tsx'

interface ColorwaysDialogProps {
  projectId: string
  project: Project
  looks: readonly DesignEntry[]
  onClose: () => void
}

const sources = [
  { id: 'board', label: 'From the colourboard' },
  { id: 'color', label: 'From one colour' },
] as const
const proposed = 4
const most = limits.looksTogether

/** Looks in other palettes: rows of looks, columns of colourways, those that are kept first, then proposals; the roles of the colours stand beside it and are corrected by hand. */
export function ColorwaysDialog({ projectId, project, looks, onClose }: ColorwaysDialogProps) {
  const { t } = useTranslation()
  const [source, setSource] = useState<(typeof sources)[number]['id']>('board')
  const [balanced, setBalanced] = useState(true)
  const [seed, setSeed] = useState(1)
  const [color, setColor] = useState(project.boards.color[0]?.color ?? { r: 44, g: 110, b: 73 })
  const { busy, change } = useTogether(projectId)
  const shown = useMemo(() => looks.filter(({ document }) => !document.origin?.recreated).slice(0, most), [looks])
  const ids = shown.map(({ id }) => id)
  const roles = useMemo(() => colorRoles(shown.map(({ document }) => document)), [shown])
  const kept = keptOf(shown)
  const palettes = useMemo(() => {
    if (source === 'color') return palettesAround(color)
    const board = project.boards.color.map((entry) => entry.color)
    return [board.length > 0 ? board : roles.map((role) => role.color)]
  }, [source, color, project, roles])
  const proposals = useMemo(
    () => proposeColorways(roles, { count: proposed, seed, balanced, palettes }),
    [roles, seed, balanced, palettes],
  )
  const open = proposals.filter(({ id }) => kept.every((one) => one.id !== id))
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
    <Dialog title={t('Colourways')} size="wide" onClose={onClose}>
      <div className={styles.tools}>
        <SegmentedControl
          size="sm"
          aria-label={t('Where proposals come from')}
          value={source}
          onChange={(value) => setSource(sources.find(({ id }) => id === value)?.id ?? 'board')}
          data={sources.map(({ id, label }) => ({ value: id, label: t(label) }))}
        />
        {source === 'color' && <ColorField name={t('The colour')} color={color} within onChange={setColor} />}
        <Checkbox
          label={t('Keep light and dark')}
          checked={balanced}
          onChange={({ currentTarget }) => setBalanced(currentTarget.checked)}
        />
        <Button variant="default" onClick={() => setSeed(seed + 1)}>
          {t('Others')}
        </Button>
        <Button variant="default" disabled={kept.length === 0} onClick={zip}>
          {t('All as a ZIP')}
        </Button>
      </div>
      <RoleList
        roles={roles}
        busy={busy}
        onChange={(next) => void change(ids, (design) => setColorRoles(design, { roles: next }))}
      />
      <ColorwayGrid
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
