import { uploadsIn } from '@toile/craft/designs/uploadsIn.ts'
import { picturesIn } from '@toile/craft/elements/picturesIn.ts'
import { filmList } from '@toile/craft/films/filmList.ts'
import { readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { pictureIds } from '@toile/studio/projects/project.ts'
import { checkElement } from '../../library/checkElement.ts'
import { looksOfMade } from '../../library/madeWork.ts'
import { checkDesign } from '../designs/checkDesign.ts'
import { checkPaintings } from './checkPaintings.ts'
import type { CollectionContent, CollectionFile, CollectionMoment } from './fileForm.ts'

const damaged = (rule: string) => refuse('collectionFileDamaged', { rule })

function all(wanted: readonly string[], held: ReadonlySet<string> | ReadonlyMap<string, unknown>, rule: string): void {
  for (const one of wanted) if (!held.has(one)) throw damaged(`${rule} ${one.slice(0, 13)}`)
}

function once(ids: readonly string[], rule: string): void {
  if (new Set(ids).size < ids.length) throw damaged(rule)
}

/** Pieces and mannequins must be as large as their pictures are. */
function checkPieces({ content: { pictures, traced, figures }, pictures: stored }: CollectionFile): void {
  const hashes = new Map(pictures.map(({ id, hash }) => [id, hash]))
  for (const { hash, picture, sheet, note } of traced) {
    all([picture, sheet], hashes, 'traced')
    const size = stored.get(hashes.get(sheet) ?? '')
    if (size?.width !== note.width || size.height !== note.height * (note.filled ? 2 : 1))
      throw damaged(`traced ${hash.slice(0, 13)}`)
  }
  for (const { hash, picture, cutOut, document } of figures) {
    all([picture, cutOut], hashes, 'figures')
    const size = stored.get(document.cutOut)
    if (hashes.get(cutOut) !== document.cutOut || size?.width !== document.width || size.height !== document.height)
      throw damaged(`figures ${hash.slice(0, 13)}`)
  }
}

function checkMoment(
  moment: CollectionMoment,
  { pictures, films, traced, figures, documents, works, paintings }: CollectionContent,
): void {
  const { project, designs, order, products, canvases } = moment
  const { boards } = project
  all(pictureIds(project), new Set(pictures.map(({ id }) => id)), 'boards')
  all(
    boards.sketch.flatMap(({ traced: hash }) => hash ?? []),
    new Set(traced.map(({ hash }) => hash)),
    'boards.sketch',
  )
  const standing = boards.mannequins.flatMap(({ person }) => readOwnPerson(person) ?? [])
  for (const { figure, gender, ageGroup } of standing) {
    const held = figures.find(({ hash }) => hash === figure)?.document
    if (held?.gender !== gender || held.ageGroup !== ageGroup || !held.confirmed) throw damaged('boards.mannequins')
  }
  const ids = designs.map(({ id }) => id)
  once(ids, 'designs')
  all(order, new Set(ids), 'order')
  all(
    designs.map(({ document }) => document),
    new Map(Object.entries(documents)),
    'designs',
  )
  all(
    designs.flatMap(({ picture }) => picture ?? []),
    new Set(pictures.map(({ hash }) => hash)),
    'designs',
  )
  const taken = (products ?? []).map(({ id }) => id)
  once(taken, 'products')
  all(
    (products ?? []).map(({ work }) => work),
    new Map(Object.entries(works)),
    'products',
  )
  all(
    (products ?? []).map(({ picture }) => picture),
    new Set(pictures.map(({ id }) => id)),
    'products',
  )
  all(
    (products ?? []).flatMap(({ mp4 }) => mp4 ?? []),
    new Set(films.map(({ id }) => id)),
    'films',
  )
  const painted = canvases ?? []
  once(
    painted.map(({ id }) => id),
    'canvases',
  )
  all(
    painted.map(({ document }) => document),
    new Map(Object.entries(paintings)),
    'canvases',
  )
  all(
    painted.flatMap(({ preview }) => preview ?? []),
    new Set(pictures.map(({ id }) => id)),
    'canvases',
  )
  for (const { list, work } of products ?? [])
    if ((works[work]?.of === 'film') !== (list === filmList.id)) throw damaged('products')
}

/** Refuses a file whose parts do not fit together: every id and hash that it names must be in it. */
export function checkContent(file: CollectionFile): void {
  const { content, pictures: stored, films: filmed } = file
  const { present, states, documents, pictures, elements, traced, figures } = content
  once(
    pictures.map(({ id }) => id),
    'pictures',
  )
  all(
    pictures.map(({ hash }) => hash),
    stored,
    'pictures',
  )
  once(
    content.films.map(({ id }) => id),
    'films',
  )
  all(
    content.films.map(({ hash }) => hash),
    filmed,
    'films',
  )
  const hashes = new Set(pictures.map(({ hash }) => hash))
  const ids = new Set(pictures.map(({ id }) => id))
  for (const document of Object.values(documents)) checkDesign(document)
  for (const work of Object.values(content.works)) for (const look of looksOfMade(work)) checkDesign(look)
  const named = uploadsIn(Object.values(documents))
  all(named.pictures, hashes, 'pictures')
  all(named.traced, new Set(traced.map(({ hash }) => hash)), 'traced')
  all(named.figures, new Set(figures.map(({ hash }) => hash)), 'figures')
  for (const { picture, document } of elements) {
    all([picture], ids, 'elements')
    all(picturesIn(document), hashes, 'elements')
    checkElement(document)
  }
  if (content.brand) {
    const { logo, pictures: shown } = content.brand.document
    all([...shown, ...(logo === null ? [] : [logo])], ids, 'brand')
  }
  checkPieces(file)
  checkPaintings(file)
  for (const moment of [present, ...states]) checkMoment(moment, content)
}
