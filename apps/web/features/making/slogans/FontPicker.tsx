import { Button } from '@mantine/core'
import { type Font, type FontId, findFont, fonts } from '@toile/craft/slogans/fonts.ts'
import type { SloganDocument, TextItem } from '@toile/craft/slogans/slogan.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Flyout } from '../../../shell/parts/Flyout.tsx'
import { LetteringPicture } from './LetteringPicture.tsx'
import styles from './slogans.module.css'

/** The name of a font set in itself. */
const specimen = (font: Font<FontId>, like: TextItem): SloganDocument => ({
  kind: 'slogan',
  version: 1,
  width: 180,
  height: 24,
  ground: null,
  items: [
    {
      ...like,
      id: 'name',
      text: font.family,
      font: font.id,
      weight: 700,
      size: 15,
      x: 90,
      y: 12,
      angle: 0,
      spacing: 0,
      bend: null,
      runs: 'across',
      color: { r: 30, g: 30, b: 30 },
      outline: null,
      shadow: null,
      texture: null,
    },
  ],
})

interface FontPickerProps {
  item: TextItem
  onChoose: (font: FontId) => void
}

/** The fonts, each shown in its own letters (requirement S5.18). */
export function FontPicker({ item, onChoose }: FontPickerProps) {
  const { t } = useTranslation()
  const chosen = findFont(item.font)
  return (
    <Flyout
      width={320}
      position="bottom-start"
      bare
      button={
        <Button
          fullWidth
          variant="default"
          justify="space-between"
          rightSection={<IconChevronDown size={16} stroke={1.4} />}
          aria-label={t('Font: {{name}}', { name: chosen?.family ?? '' })}
        >
          {chosen?.family}
        </Button>
      }
    >
      {(close) => (
        <ul className={styles.fonts} aria-label={t('Fonts')}>
          {fonts.map((font) => (
            <FontRow
              key={font.id}
              font={font}
              like={item}
              current={font.id === item.font}
              onChoose={() => {
                onChoose(font.id)
                close()
              }}
            />
          ))}
        </ul>
      )}
    </Flyout>
  )
}

interface FontRowProps {
  font: Font<FontId>
  like: TextItem
  current: boolean
  onChoose: () => void
}

function FontRow({ font, like, current, onChoose }: FontRowProps) {
  const { t } = useTranslation()
  const { language } = like
  const document = useMemo(() => specimen(font, { ...like, language }), [font, like, language])
  return (
    <li>
      <button type="button" aria-pressed={current} aria-label={`${font.family}, ${t(font.label)}`} onClick={onChoose}>
        <span className={styles.specimen}>
          <LetteringPicture document={document} width={216} height={29} />
        </span>
        <span>{t(font.label)}</span>
      </button>
    </li>
  )
}
