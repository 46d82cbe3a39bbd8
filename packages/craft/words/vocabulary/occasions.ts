/** Occasions: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const occasions = `
everyday | everyday, casual, day-to-day, daytime | 日常, 休闲 | 캐주얼, 데일리, 일상 | カジュアル, 普段着, デイリー | повседневный, кэжуал, на каждый день | décontracté casual, quotidien, de tous les jours, casual | แคชชวล, ลำลอง, ใส่ทุกวัน | hàng ngày, thường ngày, casual, đời thường | casual, quotidiano, di tutti i giorni
office | office, workwear office, work, business, for work, business casual, for the office | 通勤, 上班, 职场, 商务, 办公室 | 오피스, 출근, 회사, 출근룩 | オフィス, 通勤, 仕事 | офис, офисный, деловой, для работы, для офиса, в офис | bureau, travail, professionnel, pour le bureau, de bureau | ออฟฟิศ, ทำงาน | công sở, đi làm, văn phòng | ufficio, lavoro, da ufficio, per l'ufficio
party | party, cocktail, night out, clubbing, for a party, partywear | 派对, 聚会 | 파티 | パーティー, パーティ | вечеринка, коктейльный, для вечеринки, праздничный, праздник, на праздник | fête, soirée, cocktail, garden party, de fête, pour une fête | ปาร์ตี้, งานปาร์ตี้ | tiệc, dự tiệc, đi tiệc | festa, cocktail, party, da festa, per una festa
evening | evening, black tie, eveningwear, for the evening | 晚宴, 晚会 | 이브닝, 저녁 모임 | イブニング, 夜会 | вечерний, вечер | de soirée, du soir | งานกลางคืน, ราตรี | dạ hội, buổi tối | sera, da sera
wedding | wedding, bridal, bride, for a wedding | 婚礼, 新娘, 结婚 | 웨딩, 결혼식, 신부 | 結婚式, ウェディング, ブライダル | свадьба, свадебный, невеста, свадьбу | mariage, mariée | งานแต่ง, แต่งงาน, เจ้าสาว | cưới, đám cưới, cô dâu | matrimonio, sposa, nozze
guest | wedding guest, guest dress | 婚礼宾客, 伴娘 | 하객, 하객룩 | お呼ばれ, ゲスト | гость на свадьбу, для гостьи | invitée, invitée de mariage | แขกงานแต่ง, ไปงานแต่ง | khách dự cưới, đi ăn cưới | invitata, invitata a un matrimonio
prom | prom, graduation, homecoming | 毕业舞会, 毕业典礼, 毕业 | 졸업식, 프롬 | 卒業式, プロム | выпускной | bal de promo, remise de diplômes | งานพรอม, รับปริญญา | tốt nghiệp, dạ tiệc tốt nghiệp | ballo di fine anno, laurea
beach | beach, seaside, poolside | 沙滩, 海边, 海滩 | 해변, 바닷가, 비치 | ビーチ, 海辺 | пляж, пляжный, море, пляжа, для пляжа, на пляж | plage, bord de mer, de plage, à la plage | ชายหาด, ทะเล, ไปทะเล | biển, đi biển, bãi biển | spiaggia, mare, da spiaggia, al mare
holiday_trip | holiday, vacation, travel | 旅行, 旅游, 出游 | 여행, 휴가 | 旅行, バカンス | отпуск, путешествие, поездка, отпуска | vacances, voyage | ท่องเที่ยว, เที่ยว, พักร้อน | du lịch, kỳ nghỉ, đi chơi | vacanza, vacanze, viaggio
sport | sport, sports, gym, workout, activewear, running, yoga | 运动, 健身, 瑜伽, 跑步 | 운동, 스포츠, 헬스, 요가 | スポーツ, ジム, ヨガ, 運動 | спорт, спортивный, спортзал, йога | sport, yoga, course à pied, sportswear | กีฬา, ออกกำลังกาย, โยคะ | thể thao, tập gym, yoga | sport, palestra, yoga, sportivo da palestra
outdoor | outdoor, hiking, camping | 户外, 登山, 露营 | 아웃도어, 등산, 캠핑 | アウトドア, 登山, キャンプ | активный отдых, поход | outdoor, randonnée | เอาท์ดอร์, เดินป่า | dã ngoại, ngoài trời | outdoor, trekking
ski | ski, skiing, apres-ski | 滑雪 | 스키 | スキー | лыжи, горнолыжный | ski, après-ski | สกี | trượt tuyết | sci, doposci
school | school, back to school, campus | 上学, 学校, 校园, 开学 | 학교, 등교 | 学校, 通学 | школа, школьный, школы | école, rentrée, scolaire | โรงเรียน, ไปเรียน | trường học, đi học | scuola
stage | stage, performance, concert | 舞台, 演出 | 무대, 공연 | 舞台, ステージ | сцена, сценический, сцены | scène, concert | เวที | sân khấu, biểu diễn | palcoscenico, spettacolo
maternity | maternity, pregnancy, nursing | 孕妇, 孕妇装, 哺乳 | 임부복, 임산부, 수유 | マタニティ, 授乳 | для беременных, беременность | maternité, grossesse, femme enceinte | คนท้อง, คลุมท้อง | bầu, bà bầu | premaman, gravidanza
sleep | sleep, lounge, loungewear, at home | 居家, 家居 | 홈웨어, 라운지 | ルームウェア, 部屋着, ラウンジ | домашний, дом | détente, maison, homewear | ใส่อยู่บ้าน, ชุดอยู่บ้าน, อยู่บ้าน | mặc nhà, ở nhà | casa, loungewear
christmas | christmas, xmas, festive | 圣诞, 圣诞节 | 크리스마스 | クリスマス | рождество, рождественский | noël | คริสต์มาส | giáng sinh, noel | natale, natalizio
new_year | new year, lunar new year | 新年, 春节, 过年 | 설날, 새해 | お正月, 新年 | новый год, новогодний | nouvel an, jour de l'an | ปีใหม่, ตรุษจีน | tết, năm mới | capodanno
date | date night, date | 约会 | 데이트, 데이트룩 | デート | свидание, для свидания | rendez-vous | ออกเดท, เดท | hẹn hò | appuntamento
ceremony | ceremony, formal, christening, first communion | 正式场合, 典礼, 正式 | 격식, 예복, 포멀 | フォーマル, 冠婚葬祭, 式典 | церемония, торжественный, официальный | cérémonie, habillé, habillée, formel | พิธี, ทางการ | trang trọng, lễ phục | cerimonia, formale, elegante da cerimonia
`
