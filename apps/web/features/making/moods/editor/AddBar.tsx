import { Button, Menu } from '@mantine/core'
import { toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { newChip, newNote, newSwatch, newText } from '@toile/studio/projects/boards/boardThings.ts'
import { IconColorSwatch, IconLetterT, IconNote, IconTexture } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../../../shell/parts/Swatch.tsx'
import { useMoodEditor } from '../editorContext.ts'
import styles from './editor.module.css'
import { addThing } from './moodActions.ts'

const icon = { size: 17, stroke: 1.4, 'aria-hidden': true } as const

/** What can be laid on a moodboard beside its pictures: notes, texts, colours and cloth. */
export function AddBar() {
  const { t, i18n } = useTranslation()
  const editor = useMoodEditor()
  const { project, pictures } = editor
  const { moodSheet: sheet, boards } = project
  return (
    <div className={styles.adds} role="group" aria-label={t('Add to the moodboard')}>
      <Button
        variant="default"
        leftSection={<IconNote {...icon} />}
        onClick={() => addThing(editor, newNote(t('A note'), i18n.language, sheet))}
      >
        {t('Note')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconLetterT {...icon} />}
        onClick={() => addThing(editor, newText(project.name, i18n.language, sheet))}
      >
        {t('Text')}
      </Button>
      <Menu withinPortal={false} floatingStrategy="fixed" position="bottom-start">
        <Menu.Target>
          <Button variant="default" leftSection={<IconColorSwatch {...icon} />}>
            {t('Colour')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={styles.menu ?? ''}>
          {boards.color.length === 0 && <Menu.Label>{t('The colourboard is empty')}</Menu.Label>}
          {boards.color.map((color) => (
            <Menu.Item
              key={color.id}
              leftSection={<Swatch fill={toHex(color.color)} />}
              onClick={() =>
                addThing(editor, newChip({ ...color, name: color.name || t(nearestName(color.color).label) }))
              }
            >
              {[color.name || t(nearestName(color.color).label), color.tcx].filter(Boolean).join(' · ')}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu withinPortal={false} floatingStrategy="fixed" position="bottom-start">
        <Menu.Target>
          <Button variant="default" leftSection={<IconTexture {...icon} />}>
            {t('Print swatch')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={styles.menu ?? ''}>
          {boards.print.length === 0 && <Menu.Label>{t('The printboard is empty')}</Menu.Label>}
          {boards.print.map(({ id }, i) => (
            <Menu.Item
              key={id}
              leftSection={<img className={styles.small} src={pictures.get(id)?.thumbnails.small} alt="" />}
              onClick={() => addThing(editor, newSwatch(id))}
            >
              {pictures.get(id)?.name || t('Print {{place}}', { place: i + 1 })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
