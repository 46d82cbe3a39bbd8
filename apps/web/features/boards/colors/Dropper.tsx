import { Loader } from '@mantine/core'
import { averageColor } from '@toile/craft/colors/averageColor.ts'
import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BitmapCanvas } from './BitmapCanvas.tsx'
import styles from './colors.module.css'
import { Magnifier } from './Magnifier.tsx'
import { type DroppedPicture, useDropped } from './useDropped.ts'

interface DropperProps {
  url: string | null
  /** Already translated. */
  name: string
  /** Side of the averaged square in pixels. */
  side: number
  onTake: (color: Color) => void
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** An eyedropper on a picture: pointer or arrow keys move it over the pixels, a press or Enter takes the colour (look.md B34). */
export function Dropper({ url, name, side, onTake }: DropperProps) {
  const { t } = useTranslation()
  const { picture, trouble } = useDropped(url)
  if (trouble)
    return (
      <p role="alert" className={styles.dropperStage}>
        {t('This picture could not be fetched; check the connection.')}
      </p>
    )
  if (!picture)
    return <div className={styles.dropperStage}>{url !== null && <Loader size="sm" aria-label={t('Loading')} />}</div>
  return <OpenDropper key={url} picture={picture} name={name} side={side} onTake={onTake} />
}

function OpenDropper({ picture, name, side, onTake }: Omit<DropperProps, 'url'> & { picture: DroppedPicture }) {
  const { t } = useTranslation()
  const [at, setAt] = useState<readonly [number, number] | null>(null)
  const { width, height } = picture
  const color = at && averageColor(picture, at[0], at[1], side)
  const within = (x: number, y: number): [number, number] => [
    Math.max(0, Math.min(width - 1, Math.round(x))),
    Math.max(0, Math.min(height - 1, Math.round(y))),
  ]
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    return within(((clientX - box.left) / box.width) * width - 0.5, ((clientY - box.top) / box.height) * height - 0.5)
  }
  const take = (x: number, y: number) => {
    const taken = averageColor(picture, x, y, side)
    if (taken) onTake(taken)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const [x, y] = at ?? within(width / 2, height / 2)
    if (step) setAt(within(x + step[0] * (event.shiftKey ? 10 : 1), y + step[1] * (event.shiftKey ? 10 : 1)))
    else if (event.key === 'Enter' || event.key === ' ') take(x, y)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const says = color ? `${t(nearestName(color).label)}, ${toHex(color)}` : t('Nothing is here to take')
  return (
    <div className={styles.dropperStage}>
      <div
        className={styles.dropper}
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(${width / height} * var(--dropper-high))` }}
        data-keeps-arrows
        tabIndex={0}
        role="application"
        aria-label={t('Eyedropper on {{name}}: arrows move it, Enter takes the colour', { name })}
        onFocus={() => setAt((now) => now ?? within(width / 2, height / 2))}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => setAt(placeOf(event))}
        onPointerUp={(event) => {
          const place = placeOf(event)
          setAt(place)
          take(...place)
        }}
        onKeyDown={press}
      >
        <BitmapCanvas bitmap={picture.bitmap} />
        {at && <Magnifier picture={picture} x={at[0]} y={at[1]} side={side} color={color} />}
      </div>
      <p className={styles.code} role="status">
        {at ? says : t('Point at the picture')}
      </p>
    </div>
  )
}
