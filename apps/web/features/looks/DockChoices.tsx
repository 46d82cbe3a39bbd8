import { NumberInput, SegmentedControl, Select } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { type Style, styleSchema } from '@toile/craft/designs/design.ts'
import { limits, type Tier, tierOf, tiers } from '@toile/rules/limits.ts'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../shared/fields/parts/inPlace.ts'
import { styleNames } from '../../shared/fields/choices/styleNames.ts'
import styles from './dock.module.css'
import { type DockSettings, setDock } from '../../shared/open/projects/dockSettings.ts'
import { SteeringField } from './SteeringField.tsx'

interface DockChoicesProps {
  style: Style
  onStyle: (style: Style) => void
  dock: DockSettings
  projectId: string
}

/** How the next looks are drawn: style, direction, tier with its size, place in line and price, and number (requirement S3.25). */
export function DockChoices({ style, onStyle, dock, projectId }: DockChoicesProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.choices}>
      <SegmentedControl
        size="sm"
        aria-label={t('Style')}
        value={style}
        onChange={(value) => onStyle(styleSchema.parse(value))}
        data={styleSchema.options.map((id) => ({ value: id, label: t(styleNames[id].label) }))}
      />
      <SteeringField projectId={projectId} />
      <Select
        className={styles.tier ?? ''}
        aria-label={t('Speed and size')}
        allowDeselect={false}
        value={dock.tier}
        onChange={(value) => setDock({ tier: tierOf(value).id })}
        comboboxProps={{ ...inPlace, width: 'max-content', position: 'top-start' }}
        data={tiers.map(({ id, label, width, height }) => ({
          value: id,
          label: `${t(label)} · ${width} × ${height}`,
        }))}
        renderOption={({ option }) => <TierOption tier={tierOf(option.value)} />}
      />
      <NumberInput
        className={styles.count ?? ''}
        aria-label={t('Number of looks')}
        min={1}
        max={limits.looksPerGeneration}
        clampBehavior="strict"
        allowDecimal={false}
        value={dock.looks}
        onChange={(value) => typeof value === 'number' && value >= 1 && setDock({ looks: value })}
      />
    </div>
  )
}

function TierOption({ tier: { label, place, width, height, credits } }: { tier: Tier }) {
  const { t } = useTranslation()
  return (
    <span className={styles.option}>
      <span>{`${t(label)} · ${width} × ${height}`}</span>
      <small>{`${t(place.label)} · ${t('{{count}} credits a look', { count: credits })}`}</small>
    </span>
  )
}
