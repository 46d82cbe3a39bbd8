import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { productGrounds } from '@toile/craft/products/grounds.ts'
import { useComputedColorScheme } from '@mantine/core'
import { useElementSize, useMergedRef } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadingLegend } from './bars/ReadingLegend.tsx'
import { RoundBar } from './bars/RoundBar.tsx'
import { RoundStatus } from './bars/RoundStatus.tsx'
import { SideBar } from './bars/SideBar.tsx'
import type { DrapeOrder } from './draping/drapeSaid.ts'
import { FitTable } from './FitTable.tsx'
import styles from './round.module.css'
import { useClothLook } from './useClothLook.ts'
import { useRound } from './useRound.ts'
import { keySteps } from './view/keySteps.ts'
import { keptPlace } from './view/printMatrix.ts'
import { firstView } from './view/roundView.ts'
import { useFormHand } from './useFormHand.ts'

interface DrapedRoundProps {
  order: DrapeOrder
  design: Design
  worn: Worn | undefined
  onMovePrint: ((x: number, y: number) => void) | undefined
  /** Begins anew on another canvas. */
  onOpenAgain: () => void
}

/** A garment on its form with all that is turned at it. */
export function DrapedRound({ order, design, worn, onMovePrint, onOpenAgain }: DrapedRoundProps) {
  const { t } = useTranslation()
  const [view, setView] = useState(firstView)
  const scheme = useComputedColorScheme('light')
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { ref: measured, width, height } = useElementSize<HTMLDivElement>()
  const { round, state } = useRound(canvas, order)
  const [print, setPrint] = useState({ of: worn?.print, x: 0, y: 0 })
  const lies = print.of === worn?.print ? print : { of: worn?.print, x: 0, y: 0 }

  const look = useClothLook(design, worn)

  useEffect(() => {
    if (look) round?.wear(look)
  }, [round, look])
  useEffect(() => round?.size(width, height), [round, width, height])
  // Its lines have the colour of the scheme.
  useEffect(() => round?.show(view), [round, view, scheme])

  const layPrint = (x: number, y: number, isDone: boolean) => {
    round?.stage?.movePrint({ x, y })
    if (!isDone) return
    setPrint({ of: worn?.print, x, y })
    // On a piece y runs up, on cloth as it is printed it runs down.
    if (worn?.print) onMovePrint?.(keptPlace(worn.print.x + x), keptPlace(-worn.print.y - y))
  }
  const hand = useFormHand(stage, round, {
    tool: view.tool,
    onPrint: ([x, y], isDone) => layPrint(lies.x + x, lies.y - y, isDone),
  })

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (!round || event.ctrlKey || event.metaKey || event.altKey) return
    const way = arrows[event.key]
    if (view.tool === 'print' && way && !event.shiftKey) layPrint(lies.x + 5 * way[0], lies.y + 5 * way[1], true)
    else if (event.key === ' ') round.run(!state.isOn)
    else if (event.key === '0' || event.key === 'Home') round.reset()
    else {
      const next = keySteps(round.gliding.orbit(), event.key, event.shiftKey, height)
      if (!next) return
      round.gliding.set(next)
    }
    event.preventDefault()
  }

  const ground = productGrounds.find(({ id }) => id === view.ground)?.color
  return (
    <div className={styles.round}>
      <RoundBar
        view={view}
        onView={setView}
        round={round}
        state={state}
        hasPrint={Boolean(worn?.print)}
        ground={ground ?? null}
      />
      <div
        ref={useMergedRef(stage, measured)}
        className={styles.stage}
        role="application"
        aria-label={t('Garment on the form')}
        aria-describedby="round-keys"
        tabIndex={0}
        data-tool={view.tool}
        data-stage={state.stage}
        style={ground ? { background: `rgb(${ground.r} ${ground.g} ${ground.b})` } : {}}
        onKeyDown={press}
        onContextMenu={(event) => event.preventDefault()}
        {...hand}
      >
        <canvas ref={canvas} className={styles.canvas} aria-hidden />
      </div>
      <p id="round-keys" className={styles.unseen}>
        {t(
          'Arrow keys turn the form, plus and minus bring it nearer and farther, 0 shows all of it, Space stops and resumes.',
        )}
      </p>
      <SideBar round={round} />
      <RoundStatus round={round} state={state} onOpenAgain={onOpenAgain} />
      {view.reading !== 'cloth' && <ReadingLegend reading={view.reading} />}
      <FitTable remarks={state.remarks} isSettled={state.stage === 'settled'} />
    </div>
  )
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
