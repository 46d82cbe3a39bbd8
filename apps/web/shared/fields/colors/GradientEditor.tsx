import { Button } from '@mantine/core'
import type { Gradient } from '@toile/craft/colors/fill.ts'
import { toStyle } from '@toile/craft/colors/mixColors.ts'
import { sure } from '@toile/geometry'
import type { Project } from '@toile/studio/projects/project.ts'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../../languages/numberOf.ts'
import { AngleDial } from '../numbers/AngleDial.tsx'
import { NumberLine } from '../numbers/NumberLine.tsx'
import { ColorChips } from './ColorChips.tsx'
import { ColorField } from './ColorField.tsx'
import { gradientStyle } from './fillStyle.ts'
import { addStop, addStopInGap, moveStop, removeStop, setMidpoint, setStop, turnRound } from './gradient.ts'
import styles from './gradient.module.css'

interface GradientEditorProps {
  gradient: Gradient
  /** Whose colours are offered; none are without it. */
  project?: Project
  /** It runs where a hand draws it, so that its angle is not asked. */
  drawn?: boolean
  /** `drag` names what is being dragged, so that it undoes as one step. */
  onChange: (gradient: Gradient, drag?: string) => void
}

/** Stops on a track, moved by pointer or arrows; the chosen stop's colour; the angle as a dial and a number (requirement S3.16, look.md B35). */
export function GradientEditor({ gradient, project, drawn = false, onChange }: GradientEditorProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const at = Math.min(chosen, gradient.stops.length - 1)
  const stop = sure(gradient.stops[at])
  const move = (index: number, place: number) => onChange(moveStop(gradient, index, place), `stop ${index}`)
  const take = (added: ReturnType<typeof addStop>) => {
    if (!added) return
    onChange(added.gradient)
    setChosen(added.index)
  }
  const remove = (index: number) => {
    onChange(removeStop(gradient, index))
    setChosen(Math.max(0, index - 1))
  }
  const press = (event: KeyboardEvent, index: number) => {
    const size = event.shiftKey ? 0.1 : 0.01
    const now = sure(gradient.stops[index]).at
    if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') move(index, now - size)
    else if (event.key === 'ArrowRight' || event.key === 'ArrowUp') move(index, now + size)
    else if (event.key === 'Home') move(index, 0)
    else if (event.key === 'End') move(index, 1)
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(index)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const drag = (event: PointerEvent, index: number) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, width } = track.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    move(index, (event.clientX - left) / width)
  }
  return (
    <div className={styles.editor}>
      <div
        className={styles.track}
        ref={track}
        style={{ backgroundImage: gradientStyle(gradient, 0) }}
        onPointerDown={({ target, currentTarget, clientX }) => {
          if (target !== currentTarget) return
          const { left, width } = currentTarget.getBoundingClientRect()
          take(addStop(gradient, Math.round(((clientX - left) / width) * 1000) / 1000))
        }}
      >
        {gradient.stops.map(({ at: place, color }, index) => (
          <button
            key={index}
            type="button"
            role="slider"
            className={styles.stop}
            aria-label={t('Stop {{number}} of {{count}}', { number: index + 1, count: gradient.stops.length })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(place * 100)}
            aria-valuetext={percentOf(place)}
            data-current={index === at || undefined}
            style={{ left: `${place * 100}%`, backgroundColor: toStyle(color) }}
            onFocus={() => setChosen(index)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              event.currentTarget.focus()
            }}
            onPointerMove={(event) => drag(event, index)}
            onKeyDown={(event) => press(event, index)}
          />
        ))}
      </div>
      <div className={styles.row}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={gradient.stops.length >= 12}
          onClick={() => take(addStopInGap(gradient))}
        >
          {t('Add a stop')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={gradient.stops.length >= 12}
          onClick={() => take(setMidpoint(gradient, Math.min(at, gradient.stops.length - 2), 0.5))}
        >
          {t('Set a midpoint')}
        </Button>
        <Button size="compact-sm" variant="default" disabled={gradient.stops.length <= 2} onClick={() => remove(at)}>
          {t('Remove the stop')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onChange(turnRound(gradient))}>
          {t('Turn round')}
        </Button>
      </div>
      <ColorField
        name={t('Colour of the stop')}
        within={drawn}
        color={stop.color}
        onChange={(color) => onChange(setStop(gradient, at, { color }), `stop color ${at}`)}
      />
      {project && (
        <ColorChips
          project={project}
          current={stop.color}
          onChoose={(color) => onChange(setStop(gradient, at, { color }))}
        />
      )}
      <NumberLine
        name={t('Place of the stop')}
        value={stop.at * 100}
        least={0}
        most={100}
        step={1}
        unit="%"
        normal={null}
        onChange={(percent) => move(at, percent / 100)}
      />
      <NumberLine
        name={t('Opacity of the stop')}
        value={stop.opacity * 100}
        least={0}
        most={100}
        step={1}
        unit="%"
        normal={100}
        onChange={(percent) => onChange(setStop(gradient, at, { opacity: percent / 100 }), `opacity ${at}`)}
      />
      {!drawn && (
        <AngleDial
          name={t('Angle')}
          value={gradient.angle}
          normal={90}
          onChange={(angle) => onChange({ ...gradient, angle }, 'angle')}
        />
      )}
    </div>
  )
}
