import { Button } from '@mantine/core'
import { type PointerEvent, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeyDown } from '../../../shell/actions/useKeyDown.ts'
import { takesText } from '../../../shell/actions/keys.ts'
import { after, moving } from '@toile/canvas/warping/matrices.ts'
import { type Bench, useBench, useKnown } from '../painting/usePainting.ts'
import {
  beginTransform,
  dropTransform,
  endedTransform,
  keepTransform,
  placeTransform,
  transform,
} from '../tools/transform/transform.ts'
import { handlePlace, handles, outlineOf } from '../tools/transform/transformHandles.ts'
import { useShown } from '../tools/shown/useShown.ts'
import { useDesk } from '../tools/useDesk.ts'
import { useLook } from '../painting/useLook.ts'
import styles from './onSheet.module.css'
import { TransformPicture } from './TransformPicture.tsx'

/** How far a handle that turns stands off the box, in pixels of the screen. */
const off = 26

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function nudge(bench: Bench, [x, y]: readonly [number, number], by: number): void {
  const open = transform.get()
  if (!open) return
  const mesh = open.mesh && {
    ...open.mesh,
    places: open.mesh.places.map(([px, py]) => [px + x * by, py + y * by] as const),
  }
  placeTransform(bench, { matrix: after(moving(x * by, y * by), open.matrix), mesh, guides: [] })
}

/** Enter keeps, Escape drops, arrows move by a pixel and with Shift by ten. */
function useTransformKeys(): void {
  const bench = useBench()
  useKeyDown((event) => {
    if (!transform.get() || takesText(event.target) || event.defaultPrevented) return
    const arrow = arrows[event.key]
    const isAtSheet =
      !(event.target instanceof Element) || event.target.closest('[role="slider"], [role="menu"]') === null
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) keepTransform(bench)
    else if (event.key === 'Escape') dropTransform(bench)
    else if (arrow && isAtSheet && !event.ctrlKey && !event.metaKey && !event.altKey)
      nudge(bench, arrow, event.shiftKey ? 10 : 1)
    else return
    event.preventDefault()
  })
}

/** Buttons over the sheet are no strokes. */
const hold = (event: PointerEvent) => event.stopPropagation()

/** The box of a transform with its handles, its picture in small, and the lines it was drawn by. */
export function TransformOver() {
  const { t } = useTranslation()
  const bench = useBench()
  const { document, trial } = useKnown()
  const { tool } = useDesk()
  const open = useShown(transform)
  useLook()
  useTransformKeys()
  const isHeld = tool === 'transform'
  const active = document?.active
  const begin = useEffectEvent(() => {
    if (isHeld && active) void beginTransform(bench)
  })
  const ended = trial !== 'transform'
  useEffect(() => {
    if (ended) endedTransform()
  }, [ended])
  const keep = useEffectEvent(() => keepTransform(bench))
  useEffect(() => {
    begin()
    return () => keep()
  }, [isHeld, active])
  if (!open || !document) return null
  const at = (place: readonly [number, number]) => bench.look.stageAt(...place)
  const path = (places: readonly (readonly [number, number])[]) =>
    `M${places.map((place) => at(place).join(' ')).join('L')}Z`
  const top = at(handlePlace(open, [0.5, 0]))
  const middle = at(handlePlace(open, [0.5, 0.5]))
  const long = Math.hypot(top[0] - middle[0], top[1] - middle[1]) || 1
  const stem = [top[0] + ((top[0] - middle[0]) / long) * off, top[1] + ((top[1] - middle[1]) / long) * off] as const
  return (
    <>
      <TransformPicture open={open} />
      <div
        className={styles.ends}
        role="group"
        aria-label={t('Move and transform')}
        onPointerDown={hold}
        onPointerMove={hold}
      >
        <Button size="compact-md" disabled={!open.changed} onClick={() => keepTransform(bench)}>
          {t('Apply')}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => dropTransform(bench)}>
          {t('Cancel')}
        </Button>
      </div>
      <svg className={styles.over} aria-hidden data-transform>
        {open.guides.map(({ way, at: line, from, to }) => {
          const [a, b] = way === 'upright' ? [at([line, from]), at([line, to])] : [at([from, line]), at([to, line])]
          return <line key={`${way} ${line}`} className={styles.guide} x1={a[0]} y1={a[1]} x2={b[0]} y2={b[1]} />
        })}
        {open.mesh ? (
          <MeshLines places={open.mesh.places.map(at)} columns={open.mesh.columns} />
        ) : (
          <>
            <path className={styles.frameUnder} d={path(outlineOf(open))} />
            <path className={styles.frame} d={path(outlineOf(open))} />
            <line className={styles.frame} x1={top[0]} y1={top[1]} x2={stem[0]} y2={stem[1]} />
            <circle className={styles.handle} cx={stem[0]} cy={stem[1]} r={5} />
            {handles.map((handle) => {
              const [x, y] = at(handlePlace(open, handle))
              return <rect key={handle.join()} className={styles.handle} x={x - 4.5} y={y - 4.5} width={9} height={9} />
            })}
          </>
        )}
      </svg>
    </>
  )
}

function MeshLines({ places, columns }: { places: readonly (readonly [number, number])[]; columns: number }) {
  const rows = Math.floor(places.length / columns)
  const line = (list: readonly (readonly [number, number] | undefined)[]) =>
    `M${list.flatMap((place) => (place ? [place.join(' ')] : [])).join('L')}`
  const across = Array.from({ length: rows }, (_, j) => line(places.slice(j * columns, (j + 1) * columns)))
  const down = Array.from({ length: columns }, (_, i) =>
    line(Array.from({ length: rows }, (__, j) => places[j * columns + i])),
  )
  return (
    <>
      <path className={styles.frameUnder} d={[...across, ...down].join('')} />
      <path className={styles.frame} d={[...across, ...down].join('')} />
      {places.map(([x, y], i) => (
        <circle key={i} className={styles.handle} cx={x} cy={y} r={5} />
      ))}
    </>
  )
}
