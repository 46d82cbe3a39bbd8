import { SegmentedControl, Switch } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import type { SizeRange } from '@toile/tailoring/bodies/sizeRanges.ts'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../shell/parts/Panel.tsx'
import { dashOf } from '../table/dashOf.ts'
import styles from './panels.module.css'

interface SizesPanelProps {
  range: SizeRange
  /** The sizes that are cut, one at least, in the order of the range. */
  sizes: readonly string[]
  shown: string
  nested: boolean
  /** Told the sizes, and the one that is drawn in full. */
  onSizes: (sizes: readonly string[], shown: string) => void
  onNested: (nested: boolean) => void
}

/** Which sizes of the range are cut, which of them is drawn in full, and whether the others lie over it. */
export function SizesPanel({ range, sizes, shown, nested, onSizes, onNested }: SizesPanelProps) {
  const { t } = useTranslation()
  const names = range.sizes.map(({ name }) => name)
  const toggle = (name: string) => {
    const next = names.filter((one) => (one === name ? !sizes.includes(one) : sizes.includes(one)))
    // One size always is.
    const [first] = next
    if (first !== undefined) onSizes(next, next.includes(shown) ? shown : first)
  }
  return (
    <Panel title={t('Sizes')} count={t('{{chosen}} of {{number}}', { chosen: sizes.length, number: names.length })}>
      <div className={styles.sizes} role="group" aria-label={t('Sizes that are cut')}>
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={sizes.includes(name)} onClick={() => toggle(name)}>
            {name}
            {nested && sizes.length > 1 && sizes.includes(name) && (
              <svg viewBox="0 0 28 4" aria-hidden>
                <path d="M0 2H28" strokeDasharray={name === shown ? '' : dashOf(sizes.indexOf(name))} />
              </svg>
            )}
          </button>
        ))}
      </div>
      {sizes.length > 1 && (
        <div className={styles.shown}>
          <span id="drawn-size">{t('Drawn in full')}</span>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-labelledby="drawn-size"
            value={shown}
            onChange={(size) => onSizes(sizes, size)}
            data={[...sizes]}
          />
          <Switch
            label={t('Lay all sizes over each other')}
            checked={nested}
            onChange={({ currentTarget }) => onNested(currentTarget.checked)}
          />
        </div>
      )}
    </Panel>
  )
}
