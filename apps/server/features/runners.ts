import type { TaskKind } from '@toile/contract/tasks.ts'
import type { Runner } from '../host/queue/runner.ts'
import { warmDrawing } from '../pictures/drawing/warmDrawing.ts'
import { printBoard } from './boards/printBoard.task.ts'
import { measureBrand } from './brands/measureBrand.task.ts'
import { packCollection } from './collections/packCollection.task.ts'
import { exportLook } from './designs/exportLook.task.ts'
import { redesignLooks } from './designs/redesignLooks.task.ts'
import { traceFigure } from './figures/traceFigure.task.ts'
import { encodeFilm } from './films/encodeFilm.task.ts'
import { makeFilm } from './films/makeFilm.task.ts'
import { packFilms } from './films/packFilms.task.ts'
import { generateDesigns } from './generation/generateDesigns.task.ts'
import { generatePrints } from './generation/generatePrints.task.ts'
import { exportProject } from './history/exportProject.task.ts'
import { importProject } from './history/importProject.task.ts'
import { packLibrary } from './library/packLibrary.task.ts'
import { drawLines } from './lines/drawLines.task.ts'
import { packLines } from './lines/packLines.task.ts'
import { generateMoods } from './moods/generateMoods.task.ts'
import { cutOut } from './pictures/cutOut.task.ts'
import { findMotifs } from './pictures/findMotifs.task.ts'
import { makeTile } from './pictures/makeTile.task.ts'
import { exportRepeat } from './prints/exportRepeat.task.ts'
import { upscalePrint } from './prints/upscalePrint.task.ts'
import { beginProduct } from './products/beginProduct.task.ts'
import { makeProducts } from './products/makeProducts.task.ts'
import { packProducts } from './products/packProducts.task.ts'
import { relightPictures } from './products/relightPictures.task.ts'
import { generateSketches } from './sketches/generateSketches.task.ts'
import { generateLettering } from './slogans/generateLettering.task.ts'
import { traceSketch } from './tracing/traceSketch.task.ts'

/** Who does the work of each kind of task; a kind without a runner does not compile. */
export const runners: Record<TaskKind, Runner> = {
  drawLines,
  packLines,
  printBoard,
  exportRepeat,
  generateDesigns,
  redesignLooks,
  generatePrints,
  generateMoods,
  traceSketch,
  traceFigure,
  generateLettering,
  generateSketches,
  cutOut,
  makeTile,
  findMotifs,
  upscalePrint,
  measureBrand,
  packLibrary,
  packCollection,
  exportLook,
  exportProject,
  importProject,
  makeProducts,
  relightPictures,
  beginProduct,
  packProducts,
  makeFilm,
  encodeFilm,
  packFilms,
}

/** Has the engine compiled and its first figure drawn before the first task comes. */
export const warmUp = warmDrawing
