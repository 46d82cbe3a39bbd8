import { ActionIcon, Button, Menu } from '@mantine/core'
import { limits } from '@toile/rules/limits.ts'
import { readCast } from '@toile/craft/mannequins/cast.ts'
import { gestureOf } from '@toile/craft/mannequins/round/gestureOf.ts'
import { roomForMannequins } from '@toile/studio/projects/changes.ts'
import { obstacles } from '@toile/studio/projects/rules.ts'
import { IconDots, IconPencil, IconPlus, IconTrash, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../shell/parts/Panel.tsx'
import { Thumb } from '../../shared/drawing/Thumb.tsx'
import { CastFaces } from '../../shared/fields/people/CastFaces.tsx'
import { useOwnFigures } from '../../shared/fields/people/useOwnFigures.ts'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import styles from '../../shared/open/boards/boards.module.css'
import { useBoardMoves } from './useBoardMoves.ts'

const icon = { size: 17, stroke: 1.4, 'aria-hidden': true } as const

/** Who wears the looks: one to four people; a mismatch with the project is told at once (requirements S1.04, S5.17). */
export function MannequinPanel() {
  const { t } = useTranslation()
  const { project, show } = useBoards()
  const { remove } = useBoardMoves('mannequins')
  const { nameOf } = useOwnFigures()
  const chosen = project.boards.mannequins
  const { most } = limits.mannequins
  const mismatch = obstacles(project).some(({ code }) => code === 'mannequinMismatch')
  const room = Math.max(0, roomForMannequins(project))
  const full = room === 0
  return (
    <Panel
      title={t('Mannequins')}
      count={t('{{present}} of {{most}}', { present: most - room, most })}
      full={full}
      actions={
        <ActionIcon
          className={styles.add ?? ''}
          size={28}
          aria-label={t('Add to {{board}}', { board: t('Mannequins') })}
          disabled={full}
          onClick={() => show({ kind: 'mannequin', id: null })}
        >
          <IconPlus size={17} stroke={1.5} />
        </ActionIcon>
      }
    >
      {chosen.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('Choose one to four people who wear the looks.')}</p>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconUser {...icon} />}
            onClick={() => show({ kind: 'mannequin', id: null })}
          >
            {t('Choose mannequins')}
          </Button>
        </div>
      ) : (
        <ul className={styles.tiles} aria-label={t('Mannequins')}>
          {chosen.map(({ id, person, pose }) => {
            const label = nameOf(person)
            const cast = readCast(person)
            const known = gestureOf(pose)
            const stance = known ? t(known.label) : t('As in the picture')
            const edit = () => show({ kind: 'mannequin', id })
            return (
              <li key={id} className={styles.tile} data-cast={cast ? true : undefined}>
                <button
                  type="button"
                  className={styles.tilePicture}
                  aria-label={cast ? label : `${label}, ${stance}`}
                  onClick={edit}
                  onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && remove(id)}
                >
                  {cast ? (
                    <>
                      <CastFaces cast={cast} />
                      <span>{label}</span>
                    </>
                  ) : (
                    <Thumb order={{ kind: 'person', person, part: 'head', width: 72, height: 72 }} />
                  )}
                </button>
                <Menu withinPortal={false} floatingStrategy="fixed">
                  <Menu.Target>
                    <ActionIcon
                      className={styles.more ?? ''}
                      size={26}
                      aria-label={t('Actions for {{name}}', { name: label })}
                    >
                      <IconDots size={16} stroke={1.6} />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item leftSection={<IconPencil {...icon} />} onClick={edit}>
                      {t('Change person or stance')}
                    </Menu.Item>
                    <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => remove(id)}>
                      {t('Remove from the board')}
                    </Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              </li>
            )
          })}
        </ul>
      )}
      {mismatch && (
        <p className={styles.warning} role="status">
          {t('At least one mannequin must match the gender of the project')}
        </p>
      )}
    </Panel>
  )
}
