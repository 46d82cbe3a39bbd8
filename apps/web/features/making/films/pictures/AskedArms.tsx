import { Button } from '@mantine/core'
import type { FigureEntry } from '@toile/contract/features/figures.ts'
import type { Film } from '@toile/craft/films/film.ts'
import type { ArmStrokes } from '@toile/craft/films/movedSettings.ts'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../../shell/lazyPart.ts'
import { type ArmSide, armSides } from './armSides.ts'
import styles from './pictures.module.css'
import { useAskedArms } from './useAskedArms.ts'

const ArmDialog = lazyPart('films', async () => (await import('./ArmDialog.tsx')).ArmDialog)

interface AskedArmsProps {
  entry: FigureEntry
  film: Film
  onArms: (arms: ArmStrokes) => void
}

/** Says which arm lies before the body, so that it would move with it, and asks for a line along it; what was drawn can be gone on with. */
export function AskedArms({ entry, film, onArms }: AskedArmsProps) {
  const { t } = useTranslation()
  const [drawing, setDrawing] = useState<ArmSide | null>(null)
  const found = useAskedArms(film)
  const arms = film.moved?.arms ?? { left: [], right: [] }
  const asked = armSides.filter((_, i) => found?.[i])
  const drawn = armSides.filter(({ id }) => arms[id].length > 0)
  return (
    <>
      {asked.map(({ id, says, label }) => (
        <p key={id} className={styles.asks} role="status">
          <span>{t(says)}</span>
          <Button size="compact-sm" variant="default" onClick={() => setDrawing(id)}>
            {t(label)}
          </Button>
        </p>
      ))}
      {drawn.map(({ id, again }) => (
        <Button key={id} size="compact-sm" variant="subtle" onClick={() => setDrawing(id)}>
          {t(again.label)}
        </Button>
      ))}
      {drawing && (
        <Suspense>
          <ArmDialog entry={entry} side={drawing} arms={arms} onArms={onArms} onClose={() => setDrawing(null)} />
        </Suspense>
      )}
    </>
  )
}
