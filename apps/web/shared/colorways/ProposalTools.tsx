import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorField } from '../fields/colors/ColorField.tsx'
import styles from './colorways.module.css'
import { paletteSources, type Wish } from './useColorways.ts'

interface ProposalToolsProps {
  wish: Wish
  onWish: (wish: Wish) => void
  /** What else is done with the colourways. */
  children?: ReactNode
}

/** What colourways are proposed from, whether light and dark stay, and others. */
export function ProposalTools({ wish, onWish, children }: ProposalToolsProps) {
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
        data={paletteSources.map(({ id, label }) => ({ value: id, label: t(label) }))}
      />
      {source === 'color' && (
        <ColorField name={t('The colour')} color={color} within onChange={(next) => onWish({ ...wish, color: next })} />
      )}
      <Checkbox
        label={t('Keep light and dark')}
        checked={balanced}
        onChange={({ currentTarget }) => onWish({ ...wish, balanced: currentTarget.checked })}
      />
      <Button variant="default" onClick={() => onWish({ ...wish, seed: seed + 1 })}>
        {t('Other proposals')}
      </Button>
      {children}
    </div>
  )
}
