import { Menu } from '@mantine/core'
import { Button } from '@mantine/core'
import { limits } from '@toile/rules/limits.ts'
import { addShape, addText, copyItem, raiseItem, removeItem } from '@toile/craft/slogans/changes.ts'
import { findShape, shapes } from '@toile/craft/slogans/shapes/index.ts'
import { type SloganDocument, textsOf } from '@toile/craft/slogans/slogan.ts'
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { language } from '../../../languages/index.ts'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import type { SloganDesk } from './sloganDesk.ts'
import styles from './slogans.module.css'

interface ItemListProps {
  document: SloganDocument
  desk: SloganDesk
  selected: string | null
  onSelect: (id: string | null) => void
}

/** Texts and shapes, the uppermost first; one is chosen, moved among the layers, copied or taken out. */
export function ItemList({ document, desk, selected, onSelect }: ItemListProps) {
  const { t } = useTranslation()
  const full = textsOf(document).length >= limits.slogan.texts
  const at = document.items.findIndex(({ id }) => id === selected)
  const icon = { size: 18, stroke: 1.4 } as const
  const latest = () => onSelect(desk.document.get().items.at(-1)?.id ?? null)
  return (
    <>
      <ul className={styles.items} aria-label={t('Texts and shapes')}>
        {document.items.toReversed().map((item) => (
          <li key={item.id}>
            <button type="button" aria-pressed={item.id === selected} onClick={() => onSelect(item.id)}>
              {item.kind === 'text'
                ? item.text.replaceAll('\n', ' ') || t('Empty text')
                : t(findShape(item.shape)?.label ?? '')}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={full}
          onClick={() => {
            desk.edit(addText, { text: t('Your words'), language: language() })
            latest()
          }}
        >
          {t('Add a text')}
        </Button>
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="compact-sm" variant="default">
              {t('Add a shape')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown className={styles.shapes ?? ''}>
            {shapes.map(({ id, label }) => (
              <Menu.Item
                key={id}
                onClick={() => {
                  desk.edit(addShape, { shape: id })
                  onSelect(desk.document.get().items[0]?.id ?? null)
                }}
              >
                {t(label)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {selected && at >= 0 && (
          <span className={styles.tools}>
            <IconButton
              name={t('Bring forward')}
              disabled={at === document.items.length - 1}
              onClick={() => desk.edit(raiseItem, { id: selected, by: 1 })}
            >
              <IconArrowUp {...icon} />
            </IconButton>
            <IconButton
              name={t('Send backward')}
              disabled={at === 0}
              onClick={() => desk.edit(raiseItem, { id: selected, by: -1 })}
            >
              <IconArrowDown {...icon} />
            </IconButton>
            <IconButton
              name={t('Copy')}
              onClick={() => {
                desk.edit(copyItem, { id: selected })
                latest()
              }}
            >
              <IconCopy {...icon} />
            </IconButton>
            <IconButton
              name={t('Delete')}
              onClick={() => {
                desk.edit(removeItem, { id: selected })
                onSelect(null)
              }}
            >
              <IconTrash {...icon} />
            </IconButton>
          </span>
        )}
      </div>
      {full && (
        <p className={styles.note}>{t('A slogan holds at most {{most}} texts', { most: limits.slogan.texts })}</p>
      )}
    </>
  )
}
