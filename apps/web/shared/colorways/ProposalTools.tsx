import { Button, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorField } from '../fields/colors/ColorField.tsx'
import styles from './colorways.module.css'
import { paletteSources, type Wish } from './useColorways.ts'

interface ProposalToolsProps {
  wish: Wish
  /** Whether the colourboard has colours to propose from. */
  hasBoard: boolean
  onWish: (wish: Wish) => void
  /** What else is done with the colourways. */
  children?: ReactNode
}

/** What colourways are proposed from, whether light and dark stay, and others. */
export function ProposalTools({ wish, hasBoard, onWish, children }: ProposalToolsProps) {
  const { t } = useTranslation()
  const { source, color, balanced, seed } = wish
  return (
    <div className={styles.tools}>
      <SegmentedControl
        size="sm"
        aria-label={t('Where proposals come from')}
        value={source}
        onChange={(value) =>
          onWish({ ...wish, source: paletteSources.find(({ id }) => id === value)?.id ?? paletteSources[0].id })
        }
        data={paletteSources.map(({ id, label }) => ({
          value: id,
          label: t(label),
          disabled: id === 'board' && !hasBoard,
        }))}
      />
      {source === 'color' && (
        <ColorField name={t('The colour')} color={color} within onChange={(next) => onWish({ ...wish, color: next })} />
      )}
      <SegmentedControl
        size="sm"
        aria-label={t('Light and dark')}
        value={balanced ? 'balanced' : 'unbalanced'}
        onChange={(value) => onWish({ ...wish, balanced: value === 'balanced' })}
        data={[
          { value: 'balanced', label: t('Balanced') },
          { value: 'unbalanced', label: t('Unbalanced') },
        ]}
      />
      <Button variant="default" onClick={() => onWish({ ...wish, seed: seed + 1 })}>
        {t('Other proposals')}
      </Button>
      {children}
    </div>
  )
}
