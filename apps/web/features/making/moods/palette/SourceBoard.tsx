import type { BoardColor } from '@toile/craft/moods/boardPalette.ts'
import { boardLayouts } from '@toile/studio/projects/boards/layout/layouts.ts'
import { openChance } from '@toile/geometry'
import { useMoodEditor } from '../editorContext.ts'
import { placeStyle } from '../placeStyle.ts'
import styles from './palette.module.css'

/** The moodboard small; the pictures that a colour comes from are outlined, the others step back. */
export function SourceBoard({ from }: { from: BoardColor['from'] | null }) {
  const { project, places, pictures, board } = useMoodEditor()
  const ids = project.boards.mood.map(({ id }) => id)
  const laid = ids.every((id) => places.some((place) => place.id === id))
  const rows = boardLayouts.find(({ id }) => id === 'rows') ?? boardLayouts[0]
  const shown = laid
    ? places.filter(({ thing }) => !thing)
    : rows.lay(
        ids.map((id) => {
          const picture = pictures.get(id)
          return { id, aspect: picture ? picture.width / picture.height : 1 }
        }),
        board.width / board.height,
        openChance(1),
      )
  const sources = new Set(from?.filter(({ share }, i) => i === 0 || share > 0.004).map(({ id }) => id))
  return (
    <div className={styles.board} style={{ aspectRatio: `${board.width} / ${board.height}` }} aria-hidden>
      {shown.map((place) => (
        <img
          key={place.id}
          src={pictures.get(place.id)?.thumbnails.middle}
          alt=""
          style={placeStyle(place)}
          data-source={sources.has(place.id) || undefined}
          data-other={(from !== null && !sources.has(place.id)) || undefined}
        />
      ))}
    </div>
  )
}
