import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sure } from '@toile/geometry'
import type { OverlayProps } from '../overlayProps.ts'
import { outlinePath } from './outlinePath.ts'
import styles from './point.module.css'
import { PointPanel } from './PointPanel.tsx'
import { isOf, nameOfTarget, sameTarget, type Target, targetsOf, targetUnder } from './target.ts'
import { spotSeen } from '../inBox.ts'
import { useLookMap } from '../../../shared/drawing/useLookMap.ts'
import { useTargetName } from './useTargetName.ts'

/** Pixels that a pointer may go between press and release and still be a click. */
const still = 5

/**
 * Points at garments, parts, person and ground of the picture: what lies under the pointer, or has the focus in the list, is outlined and
 * named, else the garment that is worked on is outlined; a click or Enter opens what can be changed there beside it.
 */
export function PointOverlay(props: OverlayProps) {
  const { design, project, view, width, height, zoom, worn, onChoose } = props
  const { t } = useTranslation()
  const map = useLookMap(design, view, width, height)
  const [over, setOver] = useState<Target | null>(null)
  const [open, setOpen] = useState<{ target: Target; x: number; y: number } | null>(null)
  const pressed = useRef<{ x: number; y: number } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const nameOf = useTargetName(design, project)
  const shown = open?.target ?? over
  const chosen = design.garments.findIndex(({ id }) => id === worn?.id)
  const path = useMemo(() => {
    const outlined: Target | null = shown ?? (chosen < 0 ? null : { kind: 'garment', garment: chosen })
    return map && outlined ? outlinePath(map, (cell) => isOf(map, outlined, cell)) : ''
  }, [map, shown, chosen])
  if (!map) return null
  const place = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const under = ({ x, y }: { x: number; y: number }) => targetUnder(map, ...spotSeen(zoom, { width, height }, x, y))
  const show = (target: Target, at: { x: number; y: number }) => {
    if ('garment' in target) onChoose(sure(design.garments[target.garment]).id)
    setOver(target)
    setOpen({ target, ...at })
  }
  const press = (event: KeyboardEvent) => {
    const way = ['ArrowDown', 'ArrowRight'].includes(event.key)
      ? 1
      : ['ArrowUp', 'ArrowLeft'].includes(event.key)
        ? -1
        : 0
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((one) => one === document.activeElement)
    buttons[(at + way + buttons.length) % buttons.length]?.focus()
  }
  const close = () => {
    setOpen(null)
    setOver(null)
  }
  return (
    <>
      <div
        className={styles.ground}
        aria-hidden
        onPointerMove={(event) => {
          const target = event.pointerType === 'touch' ? null : under(place(event))
          if (!sameTarget(target, over)) setOver(target)
        }}
        onPointerLeave={() => setOver(null)}
        onPointerDown={(event) => {
          pressed.current = event.button === 0 ? place(event) : null
        }}
        onPointerUp={(event) => {
          const [from, at] = [pressed.current, place(event)]
          pressed.current = null
          if (!from || Math.hypot(at.x - from.x, at.y - from.y) > still) return
          if (open) close()
          else show(under(at), at)
        }}
      />
      <svg className={styles.outline} data-chosen={!shown || undefined} width={width} height={height} aria-hidden>
        <g
          transform={`translate(${zoom.x * width + (width / 2) * (1 - zoom.scale)} ${zoom.y * height + (height / 2) * (1 - zoom.scale)}) scale(${zoom.scale})`}
        >
          <path d={path} className={styles.halo} />
          <path d={path} />
        </g>
      </svg>
      {over && !open && (
        <p className={styles.name} aria-hidden>
          {nameOf(over)}
        </p>
      )}
      <ul ref={list} className={styles.targets} aria-label={t('Parts of the look')} onKeyDown={press}>
        {targetsOf(map).map((target, i) => (
          <li key={nameOfTarget(target)} data-part={target.kind === 'part' || undefined}>
            <button
              type="button"
              tabIndex={(over ? sameTarget(over, target) : i === 0) ? 0 : -1}
              aria-expanded={sameTarget(open?.target ?? null, target)}
              onFocus={() => setOver(target)}
              onClick={() => show(target, { x: 16, y: 16 })}
            >
              {nameOf(target)}
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <PointPanel
          key={nameOfTarget(open.target)}
          {...props}
          name={nameOf(open.target)}
          target={open.target}
          at={open}
          onClose={() => {
            close()
            list.current?.closest<HTMLElement>('[role="group"]')?.focus()
          }}
        />
      )}
    </>
  )
}
