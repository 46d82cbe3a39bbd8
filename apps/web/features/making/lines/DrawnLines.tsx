import { cubicsOf } from '@toile/craft/sketches/cutAtColumn.ts'
import { type DrawnLayer, type DrawnLine, drawnLayers, type LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import type { Point } from '@toile/geometry'
import { penUnit, stitchDash } from '@toile/picture/export/linePens.ts'
import styles from './lines.module.css'

/** A segment as the path of an SVG, in units of its page. */
export function pathOf(line: Pick<DrawnLine, 'nodes' | 'closed'>): string {
  const place = ([x, y]: Point) => `${x} ${y}`
  const [first] = line.nodes
  if (!first) return ''
  const curves = cubicsOf(line).map(([, b, c, d]) => `C${place(b)} ${place(c)} ${place(d)}`)
  return `M${place(first.at)}${curves.join('')}${line.closed ? 'Z' : ''}`
}

interface DrawnLinesProps {
  drawing: LineDrawing
  hidden?: ReadonlySet<DrawnLayer>
  /** How much heavier the pens are than in its file, to each other the same. */
  heavier?: number
  /** What it shows, already translated; read to nobody where it stands beside its name. */
  name?: string
}

/** A line drawing on paper, as its SVG file has it: outline, seams, stitching and folds in pens of 4 : 2 : 1. */
export function DrawnLines({ drawing, hidden, heavier = 1, name }: DrawnLinesProps) {
  const { width, height } = drawing
  return (
    <svg
      className={styles.drawn}
      viewBox={`0 0 ${width} ${height}`}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <LinesByLayer drawing={drawing} heavier={heavier} {...(hidden && { hidden })} />
    </svg>
  )
}

/** The segments of a drawing by their layers, the outline on top. */
export function LinesByLayer({ drawing, hidden, heavier = 1 }: Omit<DrawnLinesProps, 'name'>) {
  const pen = penUnit(drawing) * heavier
  const dash = stitchDash(pen).join(' ')
  return drawnLayers
    .toReversed()
    .filter(({ id }) => !hidden?.has(id))
    .map(({ id }) => (
      <g key={id} data-layer={id} {...(id === 'stitch' && { strokeDasharray: dash })}>
        {drawing.lines
          .filter(({ layer }) => layer === id)
          .map((line) => (
            <path key={line.id} d={pathOf(line)} strokeWidth={line.pen * pen} />
          ))}
      </g>
    ))
}
