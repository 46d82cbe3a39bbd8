import { prints } from '@toile/craft/prints/index.ts'
import { concepts } from '@toile/craft/words/concepts.ts'
import { openChance, sure } from '@toile/geometry'
import { paintTile } from '@toile/picture/prints/paintTile.ts'
import { measureLikeness } from '@toile/picture/reading/likeness/likeness.ts'
import { extractPalette } from '@toile/picture/reading/palette/extractPalette.ts'
import { packPalette } from '@toile/picture/reading/palette/packPalette.ts'
import { languages } from '@toile/rules/languages/index.ts'
import { wordsOf } from '@toile/studio/library/foldWords.ts'
import type pg from 'pg'
import { openServerHost } from '../apps/server/host/canvas.ts'

/** How large the sample is. */
export interface Size {
  people: number
  items: number
  /** Items of one person more. */
  most: number
}

const names = 4_000
const side = 160
const tabs = ['prints', 'sketches', 'moodboards', 'elements', 'models']
const categories = ['Pattern', 'Logo', 'dress', 'coat', 'shirt', 'Collar', 'series', '']

/** Names in all nine languages, of a motif, a colour and a garment, with a tag each. */
function wording() {
  const chance = openChance(7)
  const of = (kind: string) => [...concepts.values()].filter((concept) => concept.kind === kind)
  const kinds = [of('colour'), of('motif'), of('garment')]
  return Array.from({ length: names }, (_, i) => {
    const { id } = sure(languages[i % languages.length])
    const chosen = kinds.map((some) => chance.pick(some))
    const name = chosen.map((concept) => concept.forms(id)[0] ?? concept.id).join(' ')
    const tag = chosen[1]?.id ?? 'tag'
    return { name, tag, words: wordsOf([name, tag]) }
  })
}

/** Colours and likeness of every print of the catalogue, each in several colourings. */
function traits() {
  const host = openServerHost()
  return prints.flatMap((print) =>
    [0, 1].map((turn) => {
      const colors = print.colorway.map(({ r, g, b }) => (turn ? { r: g, g: b, b: r } : { r, g, b }))
      const fine = side / Math.max(print.width, print.height)
      const tile = paintTile(host, print, colors, 5, fine, {}, print.repeat)
      return {
        palette: Buffer.from(packPalette(extractPalette(tile))),
        likeness: Buffer.from(measureLikeness(tile)),
      }
    }),
  )
}

/** Fills an empty database with people and their libraries, the entries of all mixed as they would have come; the last person has the most. */
export async function fillLibrary(pool: pg.Pool, { people, items, most }: Size): Promise<string[]> {
  const wordings = wording()
  const measured = traits()
  const client = await pool.connect()
  try {
    await client.query('set synchronous_commit = off')
    await client.query(`insert into person (user_name) select 'Person ' || n from generate_series(0, $1::int) n`, [
      people,
    ])
    await client.query('create temp table wording (n serial, name text, tag text, words text)')
    await client.query(
      'insert into wording (name, tag, words) select * from unnest($1::text[], $2::text[], $3::text[])',
      [wordings.map(({ name }) => name), wordings.map(({ tag }) => tag), wordings.map(({ words }) => words)],
    )
    await client.query('create temp table trait (n serial, palette bytea, likeness bytea)')
    for (const { palette, likeness } of measured)
      await client.query('insert into trait (palette, likeness) values ($1, $2)', [palette, likeness])
    await client.query('create temp table owner as select row_number() over () - 1 as n, id from person')
    await client.query('create index on owner (n)')
    await client.query(
      `create temp table item as
       select n, gen_random_uuid() as file_id, case when n < $2::bigint then n % $1::bigint else $1::bigint end as owner,
         (n * 7919 % $3::bigint) + 1 as wording, (n * 104729 % $4::bigint) + 1 as trait
       from generate_series(0::bigint, $2::bigint + $5::bigint - 1) n`,
      [people, items, wordings.length, measured.length, most],
    )
    await client.query('analyze owner, item, wording, trait')
    await client.query(`insert into file
      (id, owner_id, hash, kind, width, height, bytes, mime, thumbnails, palette, likeness, created_at)
      select file_id, owner.id, md5(item.n::text) || md5('x' || item.n), 'upload', (900 + item.n % 400)::int, 1200, 240000,
        'image/png', jsonb_build_object('160', md5(item.n::text), '480', md5(item.n::text), '1080', md5(item.n::text)),
        trait.palette, trait.likeness, now() - item.n * interval '10 seconds'
      from item join owner on owner.n = item.owner join trait on trait.n = item.trait`)
    await client.query(
      `insert into library_item (owner_id, tab, name, file_id, category, tags, words, created_at, updated_at)
      select owner.id, ($1::text[])[(1 + item.n % 5)::int], wording.name, file_id, ($2::text[])[(1 + item.n % 8)::int],
        array[wording.tag], wording.words, now() - item.n * interval '10 seconds', now()
      from item join owner on owner.n = item.owner join wording on wording.n = item.wording order by item.n`,
      [tabs, categories],
    )
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ id: string }>('select id from owner order by n')
    return rows.map(({ id }) => id)
  } finally {
    client.release()
  }
}
