import { travellingLayout } from '@toile/studio/projects/boardLayout.ts'
import { projectDocument, sourceSchema } from '@toile/studio/projects/project.ts'
import { z } from 'zod'
import { gradientWire, jsonText, oneOrZero, rgbText } from '../wire.ts'
import { workspaceWire } from './workspaceWire.ts'

const { print, sketch, color } = projectDocument.present.shape.boards.shape
const removed = { state: z.literal('delete').optional() }
const pinnedBoard = { designType: sourceSchema, level2Type: z.string().max(60), isPin: oneOrZero, ...removed }
/** Said only where there is something to say. */
const loosely = { isPin: oneOrZero.optional(), categoryValue: z.string().max(60).optional(), ...removed }

const projectPayload = z.object({
  workspace: workspaceWire,
  moodBoard: z.object({
    moodBoards: z.array(z.object({ id: z.uuid(), designType: sourceSchema, ...loosely })),
    moodTemplateId: z.string().max(60).nullable(),
    moodboardPosition: jsonText(travellingLayout),
  }),
  printBoard: z.array(z.object({ id: z.uuid(), ...pinnedBoard })),
  sketchBoard: z.array(z.object({ sketchBoardId: z.uuid(), ...pinnedBoard })),
  colorBoard: z.array(
    z.object({
      id: z.string().min(1).max(60),
      name: color.element.shape.name,
      tcx: color.element.shape.tcx,
      gradient: gradientWire.nullable(),
      rgbValue: rgbText,
      isLock: oneOrZero.optional(),
    }),
  ),
  mannequin: z.array(
    z.object({ id: z.string().max(90), type: z.string().max(60), collectionElementId: z.string().max(90) }),
  ),
  marketingSketchFiles: z.array(z.object({ id: z.uuid(), designType: sourceSchema, ...loosely })),
  /** What is known of prints and sketches beyond the boards: size and repeat of a tile, the piece or garment of a sketch. */
  making: z
    .object({
      prints: z.array(z.object({ id: z.uuid(), width: print.element.shape.width, repeat: print.element.shape.repeat })),
      sketches: z.array(
        z.object({ id: z.uuid(), traced: sketch.element.shape.traced, garment: sketch.element.shape.garment }),
      ),
    })
    .default({ prints: [], sketches: [] }),
  /** What a person set by hand of what is read in the moodboard. */
  direction: projectDocument.present.shape.direction,
})
type Payload = z.output<typeof projectPayload>

const present = <T extends { state?: 'delete' | undefined }>(items: readonly T[]) =>
  items.filter(({ state }) => state !== 'delete')
const said = ({ pinned, category }: { pinned?: boolean | undefined; category?: string | undefined }) => ({
  ...(pinned ? { isPin: true } : {}),
  ...(category ? { categoryValue: category } : {}),
})

const loose = ({ id, designType, isPin, categoryValue }: Payload['marketingSketchFiles'][number]) => ({
  id,
  source: designType,
  pinned: isPin ?? false,
  category: categoryValue ?? '',
})

const boardsOf = (sent: Payload): z.input<typeof projectDocument.present>['boards'] => ({
  mood: present(sent.moodBoard.moodBoards).map(loose),
  print: present(sent.printBoard).map(({ id, designType, level2Type, isPin }) => ({
    ...sent.making.prints.find((one) => one.id === id),
    id,
    source: designType,
    pinned: isPin,
    category: level2Type,
  })),
  sketch: present(sent.sketchBoard).map(({ sketchBoardId, designType, level2Type, isPin }) => ({
    ...sent.making.sketches.find(({ id }) => id === sketchBoardId),
    id: sketchBoardId,
    source: designType,
    pinned: isPin,
    category: level2Type,
  })),
  color: sent.colorBoard.map(({ rgbValue, isLock, ...entry }) => ({
    ...entry,
    color: rgbValue,
    ...(isLock ? { locked: true } : {}),
  })),
  mannequins: sent.mannequin.map(({ id, type, collectionElementId }) => ({
    id,
    pose: type,
    person: collectionElementId,
  })),
  marketing: present(sent.marketingSketchFiles).map(loose),
})

/** The project as it travels and the document it stands for (requirement S3.08); an item with state 'delete' is taken off its board (requirement S4.02), board caps are held by the document's schema. */
export const projectWire = z.codec(projectPayload, projectDocument.present, {
  decode: (sent): z.input<typeof projectDocument.present> => ({
    ...sent.workspace,
    moodTemplateId: sent.moodBoard.moodTemplateId,
    moodPositions: sent.moodBoard.moodboardPosition.places,
    moodSheet: sent.moodBoard.moodboardPosition.sheet,
    direction: sent.direction,
    boards: boardsOf(sent),
  }),
  encode: (document: z.input<typeof projectDocument.present>): Payload => {
    const { boards, moodTemplateId, moodPositions, moodSheet, direction, ...settings } =
      projectDocument.present.parse(document)
    return {
      workspace: { ...settings, model: boards.mannequins[0]?.person ?? '' },
      moodBoard: {
        moodBoards: boards.mood.map((item) => ({ id: item.id, designType: item.source, ...said(item) })),
        moodTemplateId,
        moodboardPosition: { sheet: moodSheet, places: moodPositions },
      },
      printBoard: boards.print.map(({ id, source, pinned, category }) => ({
        id,
        designType: source,
        level2Type: category,
        isPin: pinned,
      })),
      sketchBoard: boards.sketch.map(({ id, source, pinned, category }) => ({
        designType: source,
        isPin: pinned,
        level2Type: category,
        sketchBoardId: id,
      })),
      colorBoard: boards.color.map(({ id, name, tcx, gradient, color: rgbValue, locked }) => ({
        id,
        name,
        tcx,
        gradient,
        rgbValue,
        ...(locked ? { isLock: true } : {}),
      })),
      mannequin: boards.mannequins.map(({ id, pose, person }) => ({ id, type: pose, collectionElementId: person })),
      marketingSketchFiles: boards.marketing.map((item) => ({ id: item.id, designType: item.source, ...said(item) })),
      making: {
        prints: boards.print.map(({ id, width, repeat }) => ({ id, width, repeat })),
        sketches: boards.sketch.map(({ id, traced, garment }) => ({ id, traced, garment })),
      },
      direction,
    }
  },
})
