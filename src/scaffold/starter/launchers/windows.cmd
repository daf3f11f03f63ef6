@echo off
chcp 65001 >nul
title {{name}}
rem Unlike cd, this also enters a folder on another computer.
pushd "%~dp0" || goto failed
where node >nul 2>nul
if errorlevel 1 goto missing
if exist "node_modules\dentalsite" goto open
call npm install
if errorlevel 1 goto failed

:open
rem "--no" forbids npx to fetch a program of that name from the internet.
call npx --no dentalsite edit
if errorlevel 1 goto failed
exit /b 0

:missing
echo.
echo {{missing}}
echo {{ask}}
goto wait

:failed
echo.
echo {{failed}}
echo {{ask}}

:wait
echo.
echo {{key}}
pause >nul
exit /b 1
