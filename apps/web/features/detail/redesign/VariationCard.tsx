import { Button } from '@mantine/core'
import type { Design } from '@toile/craft/designs/design.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SeenThumb } from '../../../shared/drawing/SeenThumb.tsx'
import styles from './redesign.module.css'
import { Tick } from './Tick.tsx'

interface VariationCardProps {
  design: Design
  /** Already translated. */
  name: string
  ghost: string | null | undefined
  chosen: boolean
  onChoose: () => void
  /** Left out where one cannot go on. */
  onMore: (() => void) | undefined
  onState: (drawn: boolean | null) => void
}

/** A variation: once it is seen a press chooses it; from it one may go on to others like it. */
export function VariationCard({ design, name, ghost, chosen, onChoose, onMore, onState }: VariationCardProps) {
  const { t } = useTranslation()
  const [seen, setSeen] = useState<Design | null>(null)
  const isSeen = seen === design
  return (
    <li className={styles.card}>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={chosen}
        aria-label={name}
        disabled={!isSeen}
        onClick={onChoose}
      >
        <SeenThumb
          design={design}
          width={180}
          height={270}
          ghost={ghost}
          onState={(drawn) => {
            if (drawn) setSeen(design)
            onState(drawn)
          }}
        />
        {isSeen && <Tick empty={!chosen} />}
      </button>
      <span className={styles.under}>
        <span className={styles.name}>{name}</span>
        <Button
          size="compact-sm"
          variant="default"
          disabled={!onMore}
          aria-label={`${t('More like this')}: ${name}`}
          onClick={onMore}
        >
          {t('More like this')}
        </Button>
      </span>
    </li>
  )
}
