import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import { locks } from '@toile/craft/designs/redesign/locks.ts'
import { limits } from '@toile/rules/limits.ts'
import { IconDice3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import styles from './redesign.module.css'
import type { PaletteId, usePalettes } from './usePalettes.ts'
import type { useVariations } from './useVariations.ts'

interface VariationControlsProps {
  variations: ReturnType<typeof useVariations>
  palettes: ReturnType<typeof usePalettes>['offered']
  source: PaletteId
  onSource: (source: PaletteId) => void
}

/** What stays, how far the variations go, in which colours, and how many there are. */
export function VariationControls({ variations, palettes, source, onSource }: VariationControlsProps) {
  const { t } = useTranslation()
  const { asked, count, hold, setFar, setCount, others } = variations
  return (
    <div className={styles.controls}>
      <Section title={t('Keep unchanged')}>
        <div className={styles.locks}>
          {locks.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={t(label)}
              checked={asked.locks.includes(id)}
              onChange={({ currentTarget }) => hold(id, currentTarget.checked)}
            />
          ))}
        </div>
        <p className={styles.none}>{t('Locked garments never change.')}</p>
      </Section>
      <NumberLine
        name={t('How different')}
        value={asked.far * 100}
        least={0}
        most={100}
        step={1}
        unit="%"
        normal={40}
        onChange={(value) => setFar(value / 100)}
      />
      <Section title={t('Colours from')}>
        <SegmentedControl
          fullWidth
          size="sm"
          orientation="vertical"
          aria-label={t('Colours from')}
          value={source}
          onChange={(value) => onSource(palettes.find(({ id }) => id === value)?.id ?? 'look')}
          data={palettes.map(({ id, label }) => ({ value: id, label: t(label) }))}
          disabled={asked.locks.includes('palette')}
        />
      </Section>
      <NumberLine
        name={t('How many')}
        value={count}
        least={1}
        most={limits.variations}
        step={1}
        normal={4}
        onChange={setCount}
      />
      <div className={styles.seed}>
        <span>{t('Seed {{seed}}', { seed: asked.seed })}</span>
        <Button variant="default" leftSection={<IconDice3 size={16} stroke={1.5} aria-hidden />} onClick={others}>
          {t('Other variations')}
        </Button>
      </div>
    </div>
  )
}
