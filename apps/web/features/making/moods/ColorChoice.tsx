import { Button } from '@mantine/core'
import { toHex } from '@toile/craft/colors/color.ts'
import { palettes } from '@toile/craft/moods/palettes.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { sureFirst } from '@toile/geometry'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import styles from './moods.module.css'

interface ColorChoiceProps {
  /** As #rrggbb. */
  chosen: readonly string[]
  onChosen: (hexes: readonly string[]) => void
}

const most = 6
const firstColor = toHex(sureFirst(sureFirst(palettes).colors))

/** Colours to begin with, each to be turned or taken away. */
export function ColorChoice({ chosen, onChosen }: ColorChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.colors}>
      <legend>{t('Starting colours')}</legend>
      <ul aria-label={t('Starting colours')}>
        {chosen.map((hex, i) => (
          // A colour has no other identity than its place.
          <li key={i}>
            <input
              type="color"
              aria-label={t('Colour {{place}}', { place: i + 1 })}
              value={hex}
              onChange={({ currentTarget }) => onChosen(chosen.with(i, currentTarget.value))}
            />
            <IconButton
              name={t('Remove colour {{place}}', { place: i + 1 })}
              size={24}
              onClick={() => onChosen(chosen.filter((_, at) => at !== i))}
            >
              <IconX size={14} stroke={1.5} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        size="compact-sm"
        variant="default"
        disabled={chosen.length >= most}
        leftSection={<IconPlus size={16} stroke={1.4} aria-hidden />}
        onClick={() => onChosen([...chosen, chosen.at(-1) ?? firstColor])}
      >
        {t('Add a colour')}
      </Button>
    </fieldset>
  )
}
