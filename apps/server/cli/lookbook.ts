import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { generation } from '@toile/contract/features/generation.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { type Task, tasks } from '@toile/contract/tasks.ts'
import { mostKeywords, type SteeringChoice } from '@toile/craft/designs/compose/brief.ts'
import { keywords } from '@toile/craft/designs/compose/steering/keywords.ts'
import { markets } from '@toile/craft/designs/compose/steering/markets.ts'
import { occasions } from '@toile/craft/designs/compose/steering/occasions.ts'
import { styleSchema } from '@toile/craft/designs/design.ts'
import { lookFile } from '@toile/craft/designs/lookFile.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import { seasons } from '@toile/craft/script/seasons.ts'
import { leftOutSentences } from '@toile/craft/sketches/leftOut.ts'
import { sureFirst } from '@toile/geometry'
import { limits, type TierId, tiers } from '@toile/rules/limits.ts'
import { fillBlanks } from '@toile/rules/refusals.ts'
import { putMannequin } from '@toile/studio/projects/changes.ts'
import { newProject, type Project } from '@toile/studio/projects/project.ts'
import { unzipSync } from 'fflate'
import { z } from 'zod'
import { type Api, openApi } from './api.ts'
import { boardCaps, checkColors, fillBoards, fitting } from './boards.ts'
import { defineCommand } from './command.ts'
import { chooseMannequins } from './mannequins.ts'
import { choice, many, needed, several, text, whole } from './options.ts'
import { type OutFolder, openOutFolder, readGiven } from './givenFiles.ts'
import { openStudio, studioOptions } from './studio.ts'

const exportedWidth = 1024

const idsOf = <Id extends string>(rows: readonly { id: Id }[]): readonly Id[] => rows.map(({ id }) => id)

/** The main job in one command: boards in, a collection out. */
export const lookbook = defineCommand({
  name: 'lookbook',
  says: 'Designs looks from pictures, sketches, prints and colours: look-01.png …, line-up.png and collection.json.',
  options: {
    mood: many('FILE', 'A picture for the moodboard; any number, as of every input.'),
    sketch: many('FILE', 'A drawing or flat photograph of one garment.'),
    print: many('FILE', 'A print.'),
    color: many('COLOR', "A colour like '#aa3311' or a code like 19-4052; without one, the pictures give theirs."),
    mannequin: many(
      'WHO',
      'female, male, girl or boy for a cast of people who contrast, or a person of the catalogue; up to four.',
    ),
    season: choice('When it is worn.', idsOf(seasons), 'none'),
    occasion: choice('Where it is worn; `toile catalogue` lists all.', idsOf(occasions), 'none'),
    market: choice('Whom it is sold to.', idsOf(markets), 'contemporary'),
    keyword: several('A word for its mood, like romantic or workwear; up to six.', idsOf(keywords), mostKeywords),
    looks: whole('N', 'How many looks.', [1, limits.looksPerGeneration], limits.looksPerGeneration),
    style: choice('How they are drawn.', styleSchema.options, 'illustration'),
    tier: choice(
      'Size and place in the queue.',
      tiers.map(({ id }) => id),
      'normal',
    ),
    seed: whole('N', 'The same seed and boards give the same looks.', [0, 0xffffffff], undefined),
    name: text('NAME', 'The name of the project.', limits.nameLength, 'Lookbook'),
    out: needed('DIR', 'The folder that the files are written to.'),
    ...studioOptions,
  },
  async run(values, { say, signal }) {
    const people = chooseMannequins(values.mannequin, values.seed)
    checkColors(values.color)
    const given = {
      mood: await readGiven(values.mood),
      print: await readGiven(values.print),
      sketch: await readGiven(values.sketch),
    }
    const folder = await openOutFolder(values.out)
    try {
      const studio = await openStudio(values)
      try {
        const api = openApi(studio, signal)
        const project = await fillBoards(api, projectFor(values.name, values.style, people), {
          mood: fitting('mood', given.mood, boardCaps.mood, say),
          print: fitting('print', given.print, boardCaps.print, say),
          sketch: fitting('sketch', given.sketch, boardCaps.sketch, say),
          colors: fitting('color', values.color, boardCaps.color, say),
        })
        const id = await saveProject(api, project)
        say('The boards are filled.')
        await generate(api, id, values, say)
        await writeCollection(api, id, values.tier, folder)
        signal.throwIfAborted()
        await folder.keep()
        say(`The collection lies in ${values.out}.`)
      } finally {
        await studio.close()
      }
    } finally {
      await folder.discard()
    }
  },
})

/** An empty project for these people; the first decides whom it is for. */
function projectFor(name: string, style: Project['style'], people: readonly Person[]): Project {
  const { gender, ageGroup } = sureFirst(people)
  return people
    .map(({ id, stances }, i) => ({ id: `mannequin-${i + 1}`, person: id, pose: stances[0] }))
    .reduce(putMannequin, newProject(name, { style, gender, ageGroup }))
}

async function saveProject(api: Api, project: Project): Promise<string> {
  const { id } = await api.call(projects.createProject, project)
  const { revision } = await api.call(projects.openProject, { id })
  await api.call(projects.saveProject, {
    id,
    revision,
    project: z.encode(projects.saveProject.takes.shape.project, project),
  })
  return id
}

/** What is asked of a generation. */
type Order = Omit<SteeringChoice, 'keywords'> & {
  keyword: SteeringChoice['keywords']
  looks: number
  seed: number | undefined
  style: Project['style']
  tier: TierId
}

async function generate(
  api: Api,
  projectId: string,
  { looks, seed, style, tier, season, occasion, market, keyword }: Order,
  say: (sentence: string) => void,
): Promise<void> {
  const order = { projectId, looks, seed, style, tier, season, occasion, market, keywords: keyword }
  const { taskId } = await api.call(generation.generateDesigns, order)
  let told = ''
  const { output } = await api.finish(taskId, (task) => {
    const now = standing(task, looks)
    if (now && now !== told) say(now)
    told = now
  })
  for (const { name, why } of tasks.generateDesigns.gives.parse(output).leftOut)
    say(`${fillBlanks(leftOutSentences[why], { name })}.`)
}

function standing({ status, position, progress }: Task, looks: number): string {
  if (status === 'waiting') return position > 1 ? `Waiting: place ${position} in the queue.` : ''
  const drawn = Math.round(progress * looks)
  return drawn ? `${drawn} of ${looks} looks are drawn.` : ''
}

/** Writes what the studio exports; its pictures are of the normal size, so those of another tier are asked for one by one. */
async function writeCollection(api: Api, projectId: string, tier: TierId, folder: OutFolder): Promise<void> {
  const files: Record<string, Uint8Array> = unzipSync(await api.exported(collections.exportCollection, { projectId }))
  const width = tiers.find(({ id }) => id === tier)?.width ?? exportedWidth
  if (width !== exportedWidth) {
    const { designCollectionList } = await api.call(collections.openCollection, { projectId })
    for (const { id, position } of designCollectionList)
      files[`${lookFile({ position })}.png`] = await api.exported(designs.exportLook, {
        id,
        file: { scene: 'look', width },
      })
  }
  for (const [name, bytes] of Object.entries(files)) await folder.write(name, bytes)
}
