import { useComputedColorScheme } from '@mantine/core'
import { useElementSize, useMergedRef } from '@mantine/hooks'
import type { Worn } from '@toile/craft/designs/design.ts'
import { productGrounds } from '@toile/craft/products/grounds.ts'
import type { PiecePrint } from '@toile/tailoring/editing/patternDocument.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PrintPlace } from './bars/PrintPlace.tsx'
import { ReadingLegend } from './bars/ReadingLegend.tsx'
import { RoundBar } from './bars/RoundBar.tsx'
import { RoundStatus } from './bars/RoundStatus.tsx'
import { SideBar } from './bars/SideBar.tsx'
import type { DrapeOrder } from './draping/drapeSaid.ts'
import { FitTable } from './FitTable.tsx'
import styles from './round.module.css'
import { useClothLook } from './useClothLook.ts'
import { useFormHand } from './useFormHand.ts'
import { type OnMovePrint, useLaidPrints } from './useLaidPrints.ts'
import { useRound } from './useRound.ts'
import { keySteps } from './view/keySteps.ts'
import { firstView } from './view/roundView.ts'

interface DrapedRoundProps {
  order: DrapeOrder
  worn: Worn | undefined
  prints: readonly PiecePrint[]
  onMovePrint: OnMovePrint | undefined
  /** Begins anew on another canvas. */
  onOpenAgain: () => void
}

/** A garment on its form with all that is turned at it. */
export function DrapedRound({ order, worn, prints: kept, onMovePrint, onOpenAgain }: DrapedRoundProps) {
  const { t } = useTranslation()
  const { pattern } = order
  const keys = useId()
  const [view, setView] = useState(firstView)
  const scheme = useComputedColorScheme('light')
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { ref: measured, width, height } = useElementSize<HTMLDivElement>()
  const { round, state } = useRound(canvas, order)
  const laid = useLaidPrints(worn, pattern, kept, onMovePrint)
  const [piece, setPiece] = useState(pattern.pieces[0]?.id ?? '')
  const look = useClothLook(worn, laid.prints)

  useEffect(() => {
    if (look) round?.wear(look)
  }, [round, look])
  useEffect(() => round?.size(width, height), [round, width, height])
  // Its lines have the colour of the scheme.
  useEffect(() => round?.show(view), [round, view, scheme])

  const hand = useFormHand(stage, round, {
    tool: view.tool,
    onPrint(on, [x, y], isDone) {
      setPiece(on)
      if (isDone) laid.move(on, x, -y)
      else round?.stage?.movePrint(on, { x, y: -y })
    },
  })

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (!round || event.ctrlKey || event.metaKey || event.altKey) return
    const way = arrows[event.key]
    if (view.tool === 'print' && way && !event.shiftKey) laid.move(piece, printStep * way[0], printStep * way[1])
    else if (event.key === ' ' && state.stage === 'settling') round.run(!state.isOn)
    else if (event.key === '0' || event.key === 'Home') round.reset()
    else {
      const next = keySteps(round.gliding.orbit(), event.key, event.shiftKey, height)
      if (!next) return
      round.gliding.set(next)
    }
    event.preventDefault()
  }

  const ground = productGrounds.find(({ id }) => id === view.ground)?.color ?? null
  return (
    <div className={styles.round}>
      <RoundBar
        view={view}
        onView={setView}
        round={round}
        state={state}
        hasPrint={laid.prints.length > 0}
        ground={ground}
      />
      <div
        ref={useMergedRef(stage, measured)}
        className={styles.stage}
        role="application"
        aria-label={t('Garment on the form')}
        aria-describedby={keys}
        tabIndex={0}
        data-tool={view.tool}
        data-stage={state.stage}
        data-worn={look?.weave ? 'whole' : undefined}
        style={ground ? { background: `rgb(${ground.r} ${ground.g} ${ground.b})` } : {}}
        onKeyDown={press}
        onContextMenu={(event) => event.preventDefault()}
        {...hand}
      >
        <canvas ref={canvas} className={styles.canvas} aria-hidden />
      </div>
      <p id={keys} className={styles.unseen}>
        {t(
          'Arrow keys turn the form, plus and minus bring it nearer and farther, 0 shows all of it, Space stops and resumes.',
        )}
      </p>
      <SideBar round={round} />
      <RoundStatus round={round} state={state} isBlowing={view.wind} onOpenAgain={onOpenAgain} />
      {view.reading !== 'cloth' && <ReadingLegend reading={view.reading} />}
      {view.tool === 'print' && <PrintPlace pattern={pattern} piece={piece} onPiece={setPiece} laid={laid} />}
      <FitTable remarks={state.remarks} isSettled={state.stage === 'settled'} />
    </div>
  )
}

/** Millimetres that an arrow key moves a print. */
const printStep = 5

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
