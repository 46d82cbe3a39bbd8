import { toHex } from '@toile/craft/colors/color.ts'
import type { BoardThing } from '@toile/studio/projects/boardLayout.ts'
import type { Mark } from '@toile/picture/boards/boardPage.ts'
import { layThing } from '@toile/picture/boards/layThing.ts'
import { pathText } from '@toile/picture/lettering/letterOutlines.ts'
import { useId, useMemo } from 'react'
import { useMoodEditor } from '../editorContext.ts'
import styles from './editor.module.css'

interface ThingViewProps {
  thing: BoardThing
  /** In millimetres of the board. */
  width: number
  height: number
}

/** A note, text, chip or swatch, drawn of the same outlines as its print. */
export function ThingView({ thing, width, height }: ThingViewProps) {
  const { tools, pictures } = useMoodEditor()
  const id = useId()
  const marks = useMemo(() => (tools ? layThing(thing, { width, height }, tools) : []), [thing, width, height, tools])
  return (
    <svg className={styles.thing} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <clipPath id={id}>
        <rect width={width} height={height} />
      </clipPath>
      {marks.map((mark, i) => (
        <MarkView key={i} mark={mark} clip={id} urlOf={(file) => pictures.get(file)?.thumbnails.large ?? ''} />
      ))}
    </svg>
  )
}

/** Millimetres by which tiles lie over their neighbours on the screen, so that no seam shows. */
const lap = 0.3

function MarkView({ mark, clip, urlOf }: { mark: Mark; clip: string; urlOf: (file: string) => string }) {
  if (mark.kind === 'fill') return <path d={pathText(mark.outline)} fill={toHex(mark.color)} />
  if (mark.kind === 'line')
    return <path d={pathText(mark.outline)} fill="none" stroke={toHex(mark.color)} strokeWidth={mark.width} />
  const { x, y, width, height } = mark.at
  const turn = `translate(${mark.flipX ? x + width : x} ${mark.flipY ? y + height : y}) scale(${mark.flipX ? -1 : 1} ${mark.flipY ? -1 : 1})`
  return (
    <g clipPath={`url(#${clip})`}>
      <image
        href={urlOf(mark.file)}
        transform={turn}
        width={width + lap}
        height={height + lap}
        preserveAspectRatio="none"
      />
    </g>
  )
}
