import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHand } from '../../../shared/zoom/useHand.ts'
import { useKeyDown } from '../../../shell/actions/useKeyDown.ts'
import { useBench, useKnown } from '../painting/usePainting.ts'
import { toolOf } from '../tools/index.ts'
import { useDesk } from '../tools/useDesk.ts'
import { panned } from '../view/camera.ts'
import { OnSheet } from '../onSheet/OnSheet.tsx'
import { CursorRing } from './CursorRing.tsx'
import { SheetOver } from './SheetOver.tsx'
import styles from './stage.module.css'
import { WrittenText } from './WrittenText.tsx'
import { useHandOn } from './useHandOn.ts'
import { ZoomBar } from './ZoomBar.tsx'

/** A notch of a wheel that counts lines or pages, in pixels. */
const notch = { 0: 1, 1: 20, 2: 400 } as const
const isNotch = (mode: number): mode is keyof typeof notch => mode in notch

/** The sheet on its stage, painted in a worker; pointers hold the tool, the wheel moves the sheet (requirement S2.63). */
export function PaintingStage({ name, children }: { name: string; children?: ReactNode }) {
  const { t } = useTranslation()
  const { painting, look } = useBench()
  const { document } = useKnown()
  const { tool } = useDesk()
  const stage = useRef<HTMLDivElement>(null)
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  const [tabbed, setTabbed] = useState(false)
  const panning = useHand(stage)
  const hand = useHandOn(stage, () => panning)
  const cursor = panning ? 'grab' : toolOf(tool).cursor

  useKeyDown((event) => {
    if (event.key === 'Escape' && hand.escape()) event.preventDefault()
  })
  const sheet = document ? { width: document.width, height: document.height } : null
  const [wide, tall] = [sheet?.width, sheet?.height]
  useEffect(() => {
    if (width > 0)
      look.resize({ width, height, ratio: devicePixelRatio }, wide && tall ? { width: wide, height: tall } : null)
  }, [look, width, height, wide, tall])

  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const box = stage.current?.getBoundingClientRect()
    if (!box) return
    const by = isNotch(event.deltaMode) ? notch[event.deltaMode] : 1
    const [dx, dy] = [event.deltaX * by, event.deltaY * by]
    if (event.ctrlKey || event.metaKey)
      look.zoomBy(Math.exp(-dy / 300), [event.clientX - box.left, event.clientY - box.top])
    else if (event.shiftKey && dx === 0) look.set(panned(look.get(), -dy, 0))
    else look.set(panned(look.get(), -dx, -dy))
  })
  useEffect(() => {
    const box = stage.current
    const listener = (event: WheelEvent) => turn(event)
    box?.addEventListener('wheel', listener, { passive: false })
    return () => box?.removeEventListener('wheel', listener)
  }, [])

  return (
    <div
      ref={(box) => {
        stage.current = box
        return typeof ref === 'function' ? ref(box) : undefined
      }}
      className={styles.stage}
      data-cursor={cursor}
      data-tabbed={tabbed || undefined}
      onKeyUp={({ key }) => key === 'Tab' && setTabbed(true)}
      onBlur={() => setTabbed(false)}
      role="application"
      aria-label={t('Sheet')}
      tabIndex={0}
      onPointerDown={hand.onPointerDown}
      onPointerMove={hand.onPointerMove}
      onPointerUp={hand.onPointerUp}
      onPointerCancel={hand.onPointerCancel}
      onContextMenu={hand.onContextMenu}
    >
      <canvas
        className={styles.screen}
        role="img"
        aria-label={name}
        ref={(canvas) => {
          if (!canvas || canvas.dataset['given']) return
          canvas.dataset['given'] = 'yes'
          const screen = canvas.transferControlToOffscreen()
          painting.say({ say: 'screen', screen }, [screen])
        }}
      />
      {document && <SheetOver width={document.width} height={document.height} />}
      <OnSheet />
      <WrittenText />
      {children}
      {cursor === 'ring' && <CursorRing stage={stage} />}
      <ZoomBar />
    </div>
  )
}
