import { readSample } from '../readSample.ts'

/** A straight skirt with two darts a side, a zip behind and a waistband, for a woman of size 38. */
export const sampleSkirt = readSample(`
front one shell trunk 0 0,-277.5 90
  hemLeft hem 40 0,-567 81.667,-567 163.333,-566.861
  sideLowerLeft seam 15 245,-566.861
  sideUpperLeft seam 15 255,-206 255.951,-123.6 238.253,-51.5
  waist1Left seam 10 224.55,12 204.272,9.833 183.994,7.959
  dart1InLeft seam 10.513 163.717,6.379
  dart1OutLeft seam 10.513 159.572,-81.706
  waist2Left seam 10 142.692,4.846 122.414,3.468 102.136,2.385
  dart2InLeft seam 10.513 81.858,1.595
  dart2OutLeft seam 10.513 74.842,-101.703
  waist3Left seam 10 60.833,0.881 40.556,0.294 20.278,0
  waist3Right seam 10 0,0 -20.278,0 -40.556,0.294
  dart2OutRight seam 10.513 -60.833,0.881
  dart2InRight seam 10.513 -74.842,-101.703
  waist2Right seam 10 -81.858,1.595 -102.136,2.385 -122.414,3.468
  dart1OutRight seam 10.513 -142.692,4.846
  dart1InRight seam 10.513 -159.572,-81.706
  waist1Right seam 10 -163.717,6.379 -183.994,7.959 -204.272,9.833
  sideUpperRight seam 15 -224.55,12 -238.252,-51.5 -255.951,-123.6
  sideLowerRight seam 15 -255,-206
  hemRight hem 40 -245,-566.861 -163.333,-566.861 -81.667,-567
  notch waist1Left 0.500000 single
  notch waist2Left 0.500000 single
  notch waist3Left 0.500000 single
  notch waist3Right 0.500000 single
  notch waist2Right 0.500000 single
  notch waist1Right 0.500000 single
  notch sideLowerRight 0.500000 double
  notch sideUpperRight 0.500000 double
  notch sideUpperLeft 0.500000 double
  notch sideLowerLeft 0.500000 double
  drill 159.572,-81.706
  drill 74.842,-101.703
  drill -74.842,-101.703
  drill -159.572,-81.706
back pair shell trunk 180 30,-277.5 90
  hem hem 40 0,-567 78.333,-567 156.667,-566.861
  sideLower seam 15 235,-566.861
  sideUpper seam 15 245,-206 245.951,-123.6 228.253,-51.5
  waist1 seam 10 214.55,12 195.383,8.427 176.217,5.332
  dart1In seam 10.513 157.05,2.716
  dart1Out seam 10.513 161.578,-116.736
  waist2 seam 10 136.025,0.039 116.858,-2.226 97.692,-4.013
  dart2In seam 10.513 78.525,-5.321
  dart2Out seam 10.513 76.277,-145.778
  waist3 seam 10 57.5,-6.563 38.333,-7.521 19.167,-8
  opening finished 15 0,-8
  center seam 15 0,-203.7
  notch sideLower 0.500000 double
  notch sideUpper 0.500000 double
  notch center 0.500000 double
  notch waist1 0.500000 single
  notch waist2 0.500000 single
  notch waist3 0.500000 single
  drill 161.578,-116.736
  drill 76.277,-145.778
waistband one shell trunk 0 356.388,35 0
  waist seam 10 0,0
  lapEnd finished 10 712.776,0
  endOne finished 10 742.776,0
  inner finished 10 742.776,70
  endTwo finished 10 0,70
  notch waist 0.959648 single
  notch waist 0.878782 single
  notch waist 0.797406 single
  notch waist 0.713687 single
  notch waist 0.628095 single
  notch waist 0.542679 single
  notch waist 0.457321 single
  notch waist 0.371905 single
  notch waist 0.286313 single
  notch waist 0.202594 single
  notch waist 0.121218 single
  notch waist 0.040352 single
  drill 727.776,17.5
  line fold fold 0,35 742.776,35
sew back.sideLower back.sideUpper = front.sideUpperRight front.sideLowerRight
sew back.sideUpper* back.sideLower* = front.sideLowerLeft front.sideUpperLeft
sew back.center = back.center*
sew front.dart1InLeft = front.dart1OutLeft
sew front.dart2InLeft = front.dart2OutLeft
sew front.dart2OutRight = front.dart2InRight
sew front.dart1OutRight = front.dart1InRight
sew back.dart1In = back.dart1Out
sew back.dart2In = back.dart2Out
sew back.dart1In* = back.dart1Out*
sew back.dart2In* = back.dart2Out*
sew back.waist3* back.waist2* back.waist1* front.waist1Left front.waist2Left front.waist3Left front.waist3Right front.waist2Right front.waist1Right back.waist1 back.waist2 back.waist3 = waistband.waist of 1
`)
