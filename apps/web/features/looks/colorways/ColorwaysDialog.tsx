import { Button, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { colorRoles } from '@toile/craft/designs/colorways/colorRoles.ts'
import { inColorway } from '@toile/craft/designs/colorways/inColorway.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import styles from '../../../shared/colorways/colorways.module.css'
import { AddPalette } from '../../../shared/colorways/AddPalette.tsx'
import { PalettePanel } from '../../../shared/colorways/PalettePanel.tsx'
import { ProposalTools } from '../../../shared/colorways/ProposalTools.tsx'
import { RoleList } from '../../../shared/colorways/RoleList.tsx'
import { proposed } from '../../../shared/colorways/useColorways.ts'
import { useColorwayNames } from '../../../shared/colorways/useColorwayNames.ts'
import { ColorwayGrid } from './ColorwayGrid.tsx'
import { ColorwayPages } from './ColorwayPages.tsx'
import { LookActs } from './LookActs.tsx'
import { useColorwayBoard } from './useColorwayBoard.ts'

interface ColorwaysDialogProps {
  projectId: string
  project: Project
  looks: readonly DesignEntry[]
  onClose: () => void
}

/** A collection in other palettes: looks by rows, colourways by columns, and beside them the one that is chosen with all that can be changed about it. */
export function ColorwaysDialog({ projectId, project, looks, onClose }: ColorwaysDialogProps) {
  const { t } = useTranslation()
  const board = useColorwayBoard(projectId, project, looks)
  const { wish, setWish, hasBoard, roles, handed, inked, finding, palettes, shown, kept, busy, last } = board
  const narrow = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false })
  const names = useColorwayNames(project)(palettes.map(({ colorway }) => colorway))
  const [chosen, setChosen] = useState<{ colorway: string; look: string } | null>(null)
  const column = Math.max(
    0,
    palettes.findIndex(({ colorway }) => colorway.id === chosen?.colorway),
  )
  const row = Math.max(
    0,
    shown.findIndex(({ id }) => id === chosen?.look),
  )
  const [palette, entry, own] = [palettes[column], shown[row], inked[row]]
  const design = palette && own && inColorway(own, palette.colorway, colorRoles([own], handed))
  const [opened, setOpened] = useState(false)
  const choose = (colorway: string, look = entry?.id ?? '') => {
    setChosen({ colorway, look })
    setOpened(true)
  }
  const add = (colorway: LookColorway) => {
    board.edit(colorway)
    choose(colorway.id)
  }
  const remove = ({ colorway, isKept }: (typeof palettes)[number]) =>
    isKept ? board.drop(colorway) : board.putAway(colorway)
  const name = names[column] ?? ''
  const panel = palette && entry && design && (
    <PalettePanel
      palette={palette}
      name={name}
      roles={roles}
      project={project}
      entry={entry}
      design={design}
      busy={busy}
      onEdit={board.edit}
      onAdd={add}
      onRemove={() => remove(palette)}
      more={
        palette.isKept && (
          <Menu.Item onClick={() => board.zip(palette.colorway)}>{t('This colourway as a ZIP')}</Menu.Item>
        )
      }
      acts={
        <LookActs
          entry={entry}
          design={design}
          colorway={{ colors: palette.colorway.colors, roles: handed, inks: board.inks }}
          busy={busy}
          onWear={() => board.wearIn([entry.id], palette.colorway)}
          onWearAll={() => board.wearInAll(palette.colorway)}
        />
      }
    />
  )
  const coming = finding && palettes.length === 0 ? proposed : 0
  const parts = {
    project,
    looks: shown,
    inked,
    roles,
    handed,
    palettes,
    names,
    coming,
    chosen: { column, row },
    onChoose: choose,
  }
  return (
    <Dialog title={t('Colourways')} size="whole" onClose={onClose}>
      <div className={styles.screen}>
        <ProposalTools wish={wish} hasBoard={hasBoard} onWish={setWish}>
          <AddPalette roles={roles} onAdd={add} />
          <Button variant="default" disabled={kept.length === 0} onClick={() => board.zip()}>
            {t('All as a ZIP')}
          </Button>
          {last && (
            <Button variant="subtle" loading={busy} onClick={() => void board.takeBackLast()}>
              {t('Undo in every look ({{number}})', { number: last.ids.length })}
            </Button>
          )}
          {finding && <span role="status">{t('Looking for colourways …')}</span>}
        </ProposalTools>
        {narrow ? (
          <>
            <ColorwayPages {...parts} />
            {opened && panel && (
              <Dialog title={name} size="large" onClose={() => setOpened(false)}>
                {panel}
              </Dialog>
            )}
          </>
        ) : (
          <div className={styles.desk}>
            <ColorwayGrid {...parts} />
            <aside className={styles.side}>
              {panel}
              <RoleList project={project} roles={roles} busy={busy} onChange={board.correctRoles} />
            </aside>
          </div>
        )}
      </div>
    </Dialog>
  )
}
